export { blockRoutes } from './blocks.routes.ts'
export { hasBlocked, isBlocked } from './blocks.store.ts'
