import { parseConfig } from '../platform/config.ts'
import { exitWith } from '../platform/StartError.ts'
import { checkStart, startServer } from './startServer.ts'

/** Requests, jobs and database are closed by now; anything still pending must not keep the process. */
const closeAtMostMs = 10_000

// With --check it only reports whether it could start.
await (process.argv.includes('--check') ? check() : run()).catch(exitWith)

async function check(): Promise<void> {
  await checkStart(parseConfig(process.env))
}

async function run(): Promise<void> {
  const config = parseConfig(process.env)
  const running = await startServer(config)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), config.stopMs + closeAtMostMs).unref()
      void running.stop().then(() => process.exit(0))
    })
  }
}
