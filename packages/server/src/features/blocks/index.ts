export { blockRoutes } from './blocks.routes.ts'
export { findBlocksAround, hasBlocked, isBlocked } from './blocks.store.ts'
