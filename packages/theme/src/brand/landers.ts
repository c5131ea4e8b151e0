/** Landers that have a page. To add one, add its name here and create `landers/<name>/page.astro` in the site. */
export const landerNames = [
  'tinderswipe',
  'gallery',
  'alonetonight',
  'collagelanding',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const
export type LanderName = (typeof landerNames)[number]

/** The landers that a brand offers, the preferred one first. */
export const landersOf = (offered: Partial<Readonly<Record<LanderName, unknown>>>) =>
  Object.keys(offered).flatMap((key) => landerNames.find((name) => name === key) ?? [])

export type { LanderVariant } from './landerVariant.ts'
