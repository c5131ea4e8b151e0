import { type ChildProgram, childProgram } from './childProgram.ts'
import { freePort } from './freePort.ts'

export interface NatsServer {
  readonly url: string
  /** Returns when the server takes connections. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A NATS server that can be stopped and started on the same port. */
export async function natsServer(): Promise<NatsServer> {
  const port = await freePort()
  let program: ChildProgram | undefined

  async function start() {
    const words = ['-a', '127.0.0.1', '-p', `${port}`]
    program = await childProgram('nats-server', words, { stdio: ['ignore', 'ignore', 'pipe'] })
    const { child, gone } = program
    const ready = new Promise<void>((resolve) => {
      child.stderr?.on('data', (line) => `${line}`.includes('Server is ready') && resolve())
    })
    await Promise.race([ready, gone])
    if (program.ended() !== null) throw new Error('nats-server has ended.')
  }

  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop: async () => program?.end('SIGKILL'),
  }
}
