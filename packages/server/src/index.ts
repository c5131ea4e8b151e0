export type { RunningServer } from './app/serveRuntime.ts'
export { startServer } from './app/startServer.ts'
export { type Config, parseConfig } from './platform/config.ts'
