import type { ChildProcess } from 'node:child_process'

/** A program that this command has started. */
export interface RunningProgram {
  /** Resolves with its exit code when it has ended. */
  readonly ended: Promise<number>
  stop(): void
}

export const asProgram = (child: ChildProcess): RunningProgram => ({
  ended: new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 0))
  }),
  stop: () => void child.kill('SIGTERM'),
})

/** Waits for the first of several programs to end, stops the others, and passes on the wish to stop. */
export async function runUntilStopped(running: readonly RunningProgram[]): Promise<number> {
  const stopAll = () => {
    for (const each of running) each.stop()
  }
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  const code = await Promise.race(running.map(({ ended }) => ended))
  stopAll()
  await Promise.all(running.map(({ ended }) => ended))
  return code
}
