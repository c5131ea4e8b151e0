export { deleteLikesBetween, deleteLikesWithBrand, hasLiked, insertLike } from './likes.store.ts'
