export { deleteLikesBetween, deleteLikesWithBrand, hasLiked, insertLike } from './likes.store.ts'
export { isTimeZoneKept } from './swipe/likeAllowance.ts'
