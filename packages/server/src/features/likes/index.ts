export { giveLike } from './like.ts'
export { likeRoutes } from './likes.routes.ts'
export { deleteLikesBetween, findLike, insertLike } from './likes.store.ts'
