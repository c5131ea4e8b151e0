/** Landers that have a page. To add one, add its name here and create `landers/<name>.astro` in the site. */
export const landerNames = ['tinderswipe', 'gallery', 'transitionsvideolanding', 'video'] as const
export type LanderName = (typeof landerNames)[number]
