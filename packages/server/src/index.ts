export { type RunningServer, startServer } from './app/startServer.ts'
export { type Config, parseConfig } from './platform/config.ts'
