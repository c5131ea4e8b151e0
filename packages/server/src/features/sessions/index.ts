export { sessionRoutes } from './sessions.routes.ts'
