export { type Config, parseConfig } from './platform/config.ts'
export { type RunningServer, startServer } from './startServer.ts'
