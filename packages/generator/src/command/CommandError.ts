/** Exit codes by the permanent code of the error: what an operator can put right. Documented in docs/operators.md. */
export const exitCodes = {
  usage: 2,
  settings_wrong: 1,
  themes_unusable: 1,
  brand_exists: 1,
  brand_invalid: 1,
  brand_not_built: 1,
  company_exists: 1,
  file_unreadable: 1,
  browser_missing: 1,
  stopped: 130,
  unexpected: 1,
} as const

type CommandErrorCode = keyof typeof exitCodes

interface Options extends ErrorOptions {
  readonly details?: Readonly<Record<string, unknown>>
}

/** An error that ends the command with a code, what happened, and what puts it right. */
export class CommandError extends Error {
  readonly code: CommandErrorCode
  readonly remedy: string
  /** Further fields of the error with `--json`. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: CommandErrorCode, what: string, remedy: string, options: Options = {}) {
    super(what, options)
    this.name = 'CommandError'
    this.code = code
    this.remedy = remedy
    this.details = options.details ?? {}
  }

  get exitCode(): number {
    return exitCodes[this.code]
  }
}

/** Codes of the system that say something about a file, as an operator reads them. */
const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the drive is read-only',
}

/** Any error as one with a code and a remedy. */
export function describeError(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'code' in error && 'path' in error) {
    const problem = fileProblems[String(error.code)]
    if (problem)
      return new CommandError(
        'file_unreadable',
        `${String(error.path)} cannot be used: ${problem}.`,
        'Correct the path, its owner or the space on the drive, and try again.',
        { cause: error },
      )
  }
  return new CommandError(
    'unexpected',
    message,
    'Run it again with --debug to see where it happened, and `bouquet doctor` to check this machine.',
    { cause: error },
  )
}
