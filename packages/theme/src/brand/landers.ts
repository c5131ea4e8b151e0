/** The landers that have a page: a new one is named here, and its page is `landers/<name>.astro` of the site. */
export const landerNames = ['tinderswipe', 'gallery'] as const
export type LanderName = (typeof landerNames)[number]
