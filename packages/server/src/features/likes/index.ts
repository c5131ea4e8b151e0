export { deleteLikesBetween, hasLiked, insertLike } from './likes.store.ts'
