export { deleteLikesBetween, findLike, insertLike } from './likes.store.ts'
