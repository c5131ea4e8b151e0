import { gzipSync } from 'node:zlib'
import { localeCodes } from '@bouquet/contract'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import type { Kind } from './budgets.ts'
import type { CompiledEntryPoints } from './compileEntryPoints.ts'

/** Download size of a set of entry points in gzip bytes, without React. */
export type Size = Readonly<Record<Kind, number>>

const entry = 'virtual:entry-points'
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
        name: 'entryPoints',
        resolveId: (id) => (id.endsWith(entry) ? resolved : undefined),
        load: (id) => (id === resolved ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      lib: { entry, formats: ['es'], fileName: 'entryPoints' },
      rollupOptions: { external: (id) => isReact.test(id) },
    },
    define: { 'process.env.NODE_ENV': "'production'" },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
}

type Chunk = Awaited<ReturnType<typeof bundled>>[number]

/** The entry chunk and all chunks that it imports statically. */
const atOnce = (chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}

/** Bundles entry points as a page would and measures the output. React is external. */
export async function measure(
  { scriptOf, styleOf }: CompiledEntryPoints,
  entryPoints: readonly string[],
): Promise<Size> {
  const chunks = await bundled(entryPoints.map(scriptOf))
  const strangers = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((path) => !isReact.test(path) && !chunks.some(({ fileName }) => fileName === path))
  if (strangers.length > 0)
    throw new Error(
      `${entryPoints.join(' + ')} cannot be bundled alone: missing ${strangers.join(', ')}.`,
    )
  const first = atOnce(chunks)
  const sum = (some: readonly Chunk[]) => some.reduce((bytes, { code }) => bytes + gzip(code), 0)
  return {
    script: sum([...first]),
    'lazy script': sum(chunks.filter((chunk) => !first.has(chunk))),
    style: gzip(chunks.flatMap(({ moduleIds }) => moduleIds.map(styleOf)).join('')),
  }
}
