import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

const sources = join(import.meta.dirname, '../src')
/** Stepped over by version control and by every check. */
const output = join(import.meta.dirname, '../coverage/doors')

/** Every component that others may import. */
export const doors: readonly string[] = readdirSync(sources).filter((name) =>
  existsSync(join(sources, name, 'index.ts')),
)

const ending = '.css.ts.vanilla.css'
const isOurs = (id: string) => /^[./]|^@bouquet\//.test(id)

export interface CompiledDoors {
  /** Path of a door's plain script. */
  readonly scriptOf: (door: string) => string
  /** The style sheet that a plain module brings, by the module's path; empty when it brings none. */
  readonly styleOf: (module: string) => string
}

/** Turns all doors into plain scripts and style sheets once, module by module, so that bundling one is quick. */
export async function compileDoors(): Promise<CompiledDoors> {
  const styles = new Map<string, string>()
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'keep-styles',
        enforce: 'pre',
        transform(code, id) {
          const [path = id] = id.split('?')
          if (!path.endsWith(ending)) return undefined
          styles.set(relative(sources, path).slice(0, -ending.length), code)
          return { code: '' }
        },
      },
    ],
    build: {
      outDir: output,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(doors.map((door) => [door, join(sources, door, 'index.ts')])),
        external: (id) => !isOurs(id),
        preserveEntrySignatures: 'strict',
        output: {
          preserveModules: true,
          preserveModulesRoot: sources,
          entryFileNames: '[name].js',
        },
      },
    },
  })
  return {
    scriptOf: (door) => join(output, `${door}.js`),
    styleOf: (module) => styles.get(relative(output, module).slice(0, -'.css.js'.length)) ?? '',
  }
}
