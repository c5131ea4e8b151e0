/** Why a program could not start, and the exit code for its supervisor. */
const startExitCodes = {
  data_folder_in_use: 20,
  data_folder_unusable: 21,
  port_unavailable: 22,
  database_away: 23,
  data_folder_mismatch: 24,
  storage_full: 25,
  restore_unfinished: 26,
  themes_unusable: 27,
  settings_wrong: 28,
} as const

type StartErrorCode = keyof typeof startExitCodes

/** A start that is refused for a reason that the operator can remedy; the message says how. */
export class StartError extends Error {
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
    this.code = code
  }

  get exitCode(): number {
    return startExitCodes[this.code]
  }
}

/** Ends this process with the reason on standard error: a line for a refused start, else the stack. */
export function exitWith(error: unknown): void {
  const isRefusal = error instanceof StartError
  const text = isRefusal
    ? `${error.code}: ${error.message}`
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
  process.stderr.write(`${text}\n`, () => process.exit(isRefusal ? error.exitCode : 1))
}
