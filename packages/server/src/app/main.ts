import { parseConfig } from '../platform/config.ts'
import { exitWith } from '../platform/StartError.ts'
import { checkStart, startServer } from './startServer.ts'

/** Requests, jobs and database are closed by now; anything still pending must not keep the process. */
const closeAtMostMs = 10_000

// With --check it only reports whether it could start.
if (process.argv.includes('--check')) await checkStart(parseConfig(process.env)).catch(exitWith)
else await run().catch(exitWith)

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
