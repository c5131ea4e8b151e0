import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ChildProgram {
  readonly child: ChildProcess
  /** Settles when the program has ended. */
  readonly gone: Promise<void>
  /** The exit code, or the signal that ended it; null while it runs. */
  ended(): number | NodeJS.Signals | null
  /** Sends a signal and waits until the program has ended. */
  end(signal?: NodeJS.Signals): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
// A signal that nobody listens to would end this process without an exit event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

/**
 * Starts a program that does not outlive this process.
 * @throws Error when there is no such program
 */
export async function childProgram(
  command: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<ChildProgram> {
  const child = spawn(command, words, { stdio: 'ignore', ...options })
  const gone = once(child, 'exit').then(() => void running.delete(child))
  await Promise.race([once(child, 'spawn'), gone])
  running.add(child)
  const ended = () => child.exitCode ?? child.signalCode
  return {
    child,
    gone,
    ended,
    async end(signal = 'SIGTERM') {
      if (ended() === null) child.kill(signal)
      await gone
    },
  }
}
