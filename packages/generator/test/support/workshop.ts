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
import { join } from 'node:path'

const room = join(import.meta.dirname, '../..')
const root = join(room, '../..')
/** Stepped over by version control and by every check. */
const scratch = join(room, 'coverage')

export interface Ran {
  readonly code: number | null
  readonly said: string
  readonly faults: string
}

/** The command while it runs. */
interface Running {
  /** What it has said until now. */
  readonly output: Readonly<Omit<Ran, 'code'>>
  readonly ended: Promise<Ran>
  stop(): void
}

/** A folder of themes and an output folder of its own, on which the command is run as a person would. */
export class Workshop {
  readonly folder: string
  readonly themes: string
  readonly output: string

  constructor() {
    mkdirSync(scratch, { recursive: true })
    this.folder = mkdtempSync(join(scratch, 'workshop-'))
    this.themes = join(this.folder, 'themes')
    this.output = join(this.folder, 'dist')
    cpSync(join(root, 'themes/companies'), join(this.themes, 'companies'), { recursive: true })
  }

  /** Takes over one of the project's own brands. */
  borrow(...ids: readonly string[]): void {
    for (const id of ids) {
      cpSync(join(root, `themes/${id}.theme.jsonc`), join(this.themes, `${id}.theme.jsonc`))
    }
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.themes, file), content)
  }

  /** Starts the command on these folders. @param settings further variables of its environment */
  begin(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Running {
    const child = spawn(process.execPath, [join(room, 'src/command/main.ts'), ...args], {
      env: { ...process.env, THEMES_DIR: this.themes, SITE_DIR: this.output, ...settings },
    })
    const output = { said: '', faults: '' }
    child.stdout.on('data', (piece: Buffer) => {
      output.said += piece.toString()
    })
    child.stderr.on('data', (piece: Buffer) => {
      output.faults += piece.toString()
    })
    const ended = new Promise<Ran>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, ...output }))
    })
    return { output, ended, stop: () => void child.kill('SIGTERM') }
  }

  run(...args: readonly string[]): Promise<Ran> {
    return this.begin(args).ended
  }

  read(...path: readonly string[]): string {
    return readFileSync(join(this.output, ...path), 'utf8')
  }

  /** Every file below a folder, with what changes when somebody touches it. */
  state(folder: string): Record<string, string> {
    return Object.fromEntries(
      filesIn(folder).map((path) => {
        const { ino, mtimeMs, size } = statSync(join(folder, path))
        return [path, `${ino} ${mtimeMs} ${size}`]
      }),
    )
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
