import { gzipSync } from 'node:zlib'
import { localeCodes } from '@bouquet/contract'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import type { Kind } from './budgets.ts'
import type { CompiledDoors } from './compileDoors.ts'

/** What a page downloads for some doors together, in gzip bytes; React itself comes apart. */
export type Size = Readonly<Record<Kind, number>>

const entry = 'virtual:doors'
const resolved = `\0${entry}`
const isReact = /^react(-dom)?($|\/)/

const gzip = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length)

const bundled = async (scripts: readonly string[]) => {
  const code = scripts.map((path, index) => `export * as d${index} from '${path}'`).join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      optimizeLocales.vite({ locales: localeCodes }),
      {
        name: 'doors',
        resolveId: (id) => (id.endsWith(entry) ? resolved : undefined),
        load: (id) => (id === resolved ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      lib: { entry, formats: ['es'], fileName: 'doors' },
      rollupOptions: { external: (id) => isReact.test(id) },
    },
    define: { 'process.env.NODE_ENV': "'production'" },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
}

type Chunk = Awaited<ReturnType<typeof bundled>>[number]

/** The entry and all that it imports before it can run. */
const atOnce = (chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}

/** Bundles doors as one page would, with nothing beside them but React, and weighs what comes of it. */
export async function measure(
  { scriptOf, styleOf }: CompiledDoors,
  doors: readonly string[],
): Promise<Size> {
  const chunks = await bundled(doors.map(scriptOf))
  const strangers = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((path) => !isReact.test(path) && !chunks.some(({ fileName }) => fileName === path))
  if (strangers.length > 0)
    throw new Error(`${doors.join(' + ')} cannot stand alone: it lacks ${strangers.join(', ')}.`)
  const first = atOnce(chunks)
  const sum = (some: readonly Chunk[]) => some.reduce((bytes, { code }) => bytes + gzip(code), 0)
  return {
    script: sum([...first]),
    'later script': sum(chunks.filter((chunk) => !first.has(chunk))),
    style: gzip(chunks.flatMap(({ moduleIds }) => moduleIds.map(styleOf)).join('')),
  }
}
