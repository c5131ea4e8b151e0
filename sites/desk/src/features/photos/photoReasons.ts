/**
 * Why a photo is turned down, in the order of the keys 1 to 9. What its owner reads is the text of the same name in
 * the namespace `moderation`.
 */
export const photoReasons = [
  'no_face',
  'several_people',
  'not_own',
  'nudity',
  'child',
  'contact',
  'unclear',
  'violence',
  'drawing',
] as const

export type PhotoReason = (typeof photoReasons)[number]
