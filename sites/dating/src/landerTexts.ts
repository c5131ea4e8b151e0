import type { PageLocals } from '@bouquet/generator/page'
import type { LanderName } from '@bouquet/theme/landers'

export interface LanderTexts {
  readonly title: string
  readonly description: string
  readonly lead: string
}

/** Heading, summary for search engines, and first sentence of a lander. */
export const landerTexts = ({ brand, t }: PageLocals, name: LanderName): LanderTexts => ({
  title: t(`landers:${name}.title`),
  description: t(`landers:${name}.description`, { brand: brand.name }),
  lead: t(`landers:${name}.lead`),
})
