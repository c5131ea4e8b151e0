export { likeRoutes } from './likes.routes.ts'
export { findLike, insertLike } from './likes.store.ts'
