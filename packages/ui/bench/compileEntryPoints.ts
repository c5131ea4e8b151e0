import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { quoteStyleImports } from '@bouquet/theme/build'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

const sources = join(import.meta.dirname, '../src')
/** Ignored by Git and all checks. */
const output = join(import.meta.dirname, '../coverage/entry-points')

/** All public components. */
export const entryPoints: readonly string[] = readdirSync(sources).filter((name) =>
  existsSync(join(sources, name, 'index.ts')),
)

const ending = '.css.ts.vanilla.css'
const isOurs = (id: string) => /^[./]|^@bouquet\//.test(id)

export interface CompiledEntryPoints {
  /** Path of the compiled script of an entry point. */
  readonly scriptOf: (entryPoint: string) => string
  /** The style sheet of a compiled module, by path; empty if it has none. */
  readonly styleOf: (module: string) => string
}

/** Compiles all entry points to plain modules and style sheets once, so that bundling each is fast. */
export async function compileEntryPoints(): Promise<CompiledEntryPoints> {
  const styles = new Map<string, string>()
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    plugins: [
      vanillaExtractPlugin(),
      quoteStyleImports(),
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
        input: Object.fromEntries(
          entryPoints.map((entryPoint) => [entryPoint, join(sources, entryPoint, 'index.ts')]),
        ),
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
    scriptOf: (entryPoint) => join(output, `${entryPoint}.js`),
    styleOf: (module) => styles.get(relative(output, module).slice(0, -'.css.js'.length)) ?? '',
  }
}
