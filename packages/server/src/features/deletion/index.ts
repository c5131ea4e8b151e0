export { deletionRoutes } from './deletion.routes.ts'
export { workDeletions } from './erase.ts'
