export { blockRoutes } from './blocks.routes.ts'
export { findBlocks } from './blocks.store.ts'
export { refuseBlocked } from './refuseBlocked.ts'
