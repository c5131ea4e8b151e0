import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { childEnvironment, environment } from '../environment.ts'
import type { TextMode } from '../render/texts.ts'
import { print } from './print.ts'

interface BuildOnChangeOptions {
  readonly themes: string
  readonly output: string
  readonly texts: TextMode
}

/** Changes of the themes folder that have not been built: ids of brands, or all of them. */
type Changes = ReadonlySet<string> | 'all'

const settleMs = 150
const program = join(import.meta.dirname, 'main.ts')
const themeEnding = '.theme.jsonc'
const isSource = /\.(theme|company)\.jsonc$|\.md$|\.(woff2|svg)$/i

/**
 * Builds brands whose files are added or changed, so that a running server shows them. A build runs in a process
 * of its own: the memory that it needs is free again afterwards.
 */
export function buildOnChange(options: BuildOnChangeOptions): { close(): void } {
  const { themes } = options
  let waiting: Changes = new Set()
  let settling: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function follow(file: string, isRemoved: boolean) {
    const id = brandOf(relative(themes, file))
    if (isRemoved && file.endsWith(themeEnding)) {
      print.line(`${id} was removed: its domain is served no longer.`)
      return
    }
    waiting = id === undefined || waiting === 'all' ? 'all' : new Set([...waiting, id])
    clearTimeout(settling)
    settling = setTimeout(() => {
      const changes = waiting
      waiting = new Set()
      running = running.then(() => runBuild(changes, options)).catch(reportFailure)
    }, settleMs)
  }

  const watcher = watch(themes, {
    ignoreInitial: true,
    depth: 2,
    followSymlinks: false,
    ignored: (path, stats) => (stats?.isFile() ?? false) && !isSource.test(path),
  })
  watcher.on('add', (file) => follow(file, false))
  watcher.on('change', (file) => follow(file, false))
  watcher.on('unlink', (file) => follow(file, true))
  watcher.on('error', reportFailure)
  return {
    close() {
      clearTimeout(settling)
      void watcher.close()
    },
  }
}

/** The brand of a theme file or page; undefined for a company, a font or a logo, which several brands can share. */
function brandOf(path: string): string | undefined {
  if (path.endsWith(themeEnding)) return basename(path, themeEnding)
  const [folder, id] = path.split(sep)
  return folder === 'pages' ? id : undefined
}

async function runBuild(changes: Changes, { texts, themes, output }: BuildOnChangeOptions) {
  const ids = changes === 'all' ? [] : [...changes]
  const draft = texts === 'draft' ? ['--draft'] : []
  const child = spawn(process.execPath, [program, 'build', ...draft, ...ids], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: childEnvironment({ THEMES_DIR: themes, SITE_DIR: output }),
  })
  const [code] = await once(child, 'exit')
  if (code === 0) for (const id of ids) print.line(`  http://${id}.localhost:${environment.PORT}`)
}

const reportFailure = (error: unknown): void =>
  print.error(`A changed brand was not built: ${String(error)}. Run \`bouquet build\`.`)
