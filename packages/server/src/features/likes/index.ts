export {
  deleteLikesBetween,
  deleteLikesWithBrand,
  findLike,
  hasLiked,
  insertIntroducedLike,
  insertLike,
} from './likes.store.ts'
export { isTimeZoneLocked } from './swipe/likeAllowance.ts'
