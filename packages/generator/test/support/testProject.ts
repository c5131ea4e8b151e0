import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const packageFolder = join(import.meta.dirname, '../..')
const root = join(packageFolder, '../..')
/** Ignored by Git and by every check. */
const scratch = join(packageFolder, 'coverage')

export interface RunResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The command while it is running. */
interface Running {
  /** Output so far. */
  readonly output: Readonly<Omit<RunResult, 'code'>>
  readonly ended: Promise<RunResult>
  stop(signal?: NodeJS.Signals): void
  /** Closes the reading end of its stdout, as `head` does. */
  closeOutput(): void
}

/** A temporary themes folder and output folder, and the `bouquet` command run on them. */
export class TestProject {
  readonly folder: string
  readonly themes: string
  readonly output: string

  /** @param kept name of a folder that later runs find again; without one it is a new folder */
  constructor(kept?: string) {
    mkdirSync(scratch, { recursive: true })
    this.folder = kept === undefined ? mkdtempSync(join(scratch, 'project-')) : join(scratch, kept)
    this.themes = join(this.folder, 'themes')
    this.output = join(this.folder, 'dist')
    cpSync(join(root, 'themes/companies'), join(this.themes, 'companies'), { recursive: true })
  }

  /** Copies brands of the repository. */
  copyBrands(...ids: readonly string[]): void {
    for (const id of ids) {
      cpSync(join(root, `themes/${id}.theme.jsonc`), join(this.themes, `${id}.theme.jsonc`))
    }
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.themes, file)), { recursive: true })
    writeFileSync(join(this.themes, file), content)
  }

  /** Starts the command. @param settings additional environment variables */
  start(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Running {
    const child = spawn(process.execPath, [join(packageFolder, 'src/command/main.ts'), ...args], {
      env: { ...process.env, THEMES_DIR: this.themes, SITE_DIR: this.output, ...settings },
    })
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output.stderr += chunk.toString()
    })
    const ended = new Promise<RunResult>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, ...output }))
    })
    return {
      output,
      ended,
      stop: (signal = 'SIGTERM') => void child.kill(signal),
      closeOutput: () => void child.stdout.destroy(),
    }
  }

  run(...args: readonly string[]): Promise<RunResult> {
    return this.start(args).ended
  }

  read(...path: readonly string[]): string {
    return readFileSync(join(this.output, ...path), 'utf8')
  }

  /** Inode, modification time and size of every file below a folder. */
  snapshot(folder: string): Record<string, string> {
    return Object.fromEntries(
      filesIn(folder).map((path) => {
        const { ino, mtimeMs, size } = statSync(join(folder, path))
        return [path, `${ino} ${mtimeMs} ${size}`]
      }),
    )
  }

  /** The same for the sites of all domains, in all versions. */
  siteFiles(): Record<string, string> {
    const sites = Object.entries(this.snapshot(this.output))
    return Object.fromEntries(sites.filter(([path]) => !path.startsWith('.sites/lock')))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
