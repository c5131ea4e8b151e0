import { parseConfig } from './platform/config.ts'
import { startServer } from './startServer.ts'

const running = await startServer(parseConfig(process.env))

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1)
    stopping = true
    void running.stop().then(() => process.exit(0))
  })
}
