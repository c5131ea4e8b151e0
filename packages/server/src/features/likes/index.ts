export {
  deleteLikesBetween,
  deleteLikesWithBrand,
  findLike,
  hasLiked,
  insertIntroducedLike,
  insertLike,
} from './likes.store.ts'
export { isTimeZoneKept } from './swipe/likeAllowance.ts'
