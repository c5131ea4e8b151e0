import { limitYoungGeneration } from '../platform/limitYoungGeneration.ts'
import { resolveDrizzleOnce } from './resolveDrizzleOnce.ts'

const letGrow = limitYoungGeneration(24 * 2 ** 20)
resolveDrizzleOnce()
const { parseConfig } = await import('../platform/config.ts')
const { collectWhenIdle } = await import('../platform/collectWhenIdle.ts')
const { exitWith } = await import('../platform/StartError.ts')
const { checkStart, startServer } = await import('./startServer.ts')

/** Requests, jobs and database are closed by now; anything still pending must not keep the process. */
const closeAtMostMs = 10_000

// With --check it only reports whether it could start.
if (process.argv.includes('--check')) await checkStart(parseConfig(process.env)).catch(exitWith)
else await run().catch(exitWith)

async function run(): Promise<void> {
  const config = parseConfig(process.env)
  const running = await startServer(config)
  letGrow()
  collectWhenIdle()
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
