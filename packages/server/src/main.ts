import { parseConfig } from './platform/config.ts'
import { exitWith } from './platform/StartError.ts'
import { checkStart, startServer } from './startServer.ts'

// With --check it only says whether it could start.
if (process.argv.includes('--check')) await checkStart(parseConfig(process.env)).catch(exitWith)
else await run().catch(exitWith)

async function run(): Promise<void> {
  const running = await startServer(parseConfig(process.env))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void running.stop().then(() => process.exit(0))
    })
  }
}
