import { type Interest, interests, intimateInterests } from '@bouquet/contract'

const intimate: readonly Interest[] = intimateInterests

/** Interests that a page before signup may ask for: every brand offers them, and none needs a consent. */
export const openInterests: readonly Interest[] = interests.filter(
  (interest) => !intimate.includes(interest),
)
