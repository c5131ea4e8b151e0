import type { PageLocals } from '@bouquet/generator/page'
import type { LanderName } from '@bouquet/theme/landers'

export interface LanderTexts {
  readonly title: string
  readonly description: string
  readonly lead: string
}

/** Heading, summary for search engines, and first sentence of a lander, or of its variant. */
export function landerTexts(
  { brand, locale, t, variant }: PageLocals,
  name: LanderName,
): LanderTexts {
  const own = variant?.copy[locale] ?? {}
  return {
    title: own.title ?? t(`landers:${name}.title`),
    description: own.description ?? t(`landers:${name}.description`, { brand: brand.name }),
    lead: own.lead ?? t(`landers:${name}.lead`),
  }
}
