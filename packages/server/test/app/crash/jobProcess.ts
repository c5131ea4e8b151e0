import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { compileOnce } from './process.ts'

const program = fileURLToPath(import.meta.resolve('./jobProgram.ts'))

interface Place {
  readonly DATABASE_URL?: string
  readonly DATA_DIR?: string
}

/** A process that does jobs, which can be told, listened to and killed. */
export async function jobProcess(place: Place) {
  const env = { PATH: process.env['PATH'], ...compileOnce.env, ...place }
  const { execArgv } = compileOnce
  const child = fork(program, { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  afterAll(() => child.kill('SIGKILL'))
  const lines: string[] = []
  child.on('message', (line) => lines.push(String(line)))
  const gone = once(child, 'exit')

  /** Waits until the program has said a line; the test's own time limit ends a vain wait. */
  async function hears(line: string) {
    while (!lines.includes(line)) await once(child, 'message')
  }

  await hears('ready')
  return {
    lines,
    hears,
    tell: (line: string) => void child.send(line),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
