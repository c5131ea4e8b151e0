import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { CompiledDoors } from './compileDoors.ts'

/** What a page downloads for some doors together, in gzip bytes; React itself comes apart. */
export interface Size {
  readonly script: number
  readonly style: number
}

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

/** Bundles doors as one page would and weighs them: all chunks, those that are loaded later too. */
export async function measure(
  { scriptOf, styleOf }: CompiledDoors,
  doors: readonly string[],
): Promise<Size> {
  const chunks = await bundled(doors.map(scriptOf))
  const style = chunks.flatMap(({ moduleIds }) => moduleIds.map(styleOf)).join('')
  return { script: chunks.reduce((sum, { code }) => sum + gzip(code), 0), style: gzip(style) }
}
