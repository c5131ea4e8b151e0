/** Texts of more than three words that are rightly the same as in English, each with its reason. */
const reasons: Readonly<Record<string, string>> = {}

/** `place` is `locale namespace:key`. */
export const isRightlyEnglish = (place: string): boolean => Object.hasOwn(reasons, place)
