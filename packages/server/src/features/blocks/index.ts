export { listBlocksAround } from './blockList.store.ts'
export { blockRoutes } from './blocks.routes.ts'
export { hasBlocked, isBlocked } from './blocks.store.ts'
