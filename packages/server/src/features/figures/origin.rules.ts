import type { Tracking } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { landersOf } from '@bouquet/theme/landers'
import type { MemberRow } from '../../tables/index.ts'

/** What a figure is counted by, beside its day and brand. */
export interface Origin {
  readonly lander: string
  readonly locale: string
  readonly source: string
}

/** Stands for values that are not counted by themselves. */
export const other = 'other'

/** A word such as `paper` or `radio-2`: too short for a hash, an id or an address, and without a long number. */
const plainWord = /^[a-z](?!.*\d{5})[a-z0-9._-]{0,23}$/

/** The traffic source of the tracking parameter `network`: the word itself, `none` or `other`. */
export function trafficSourceOf(network: string | undefined): string {
  const word = network?.trim().toLowerCase() ?? ''
  if (word === '') return 'none'
  return plainWord.test(word) ? word : other
}

/** `home`, a lander of the brand, or one of its variants as `gallery/older`; `other` for anything else. */
export function landerOf({ landers }: Pick<Brand, 'landers'>, page: string | undefined): string {
  const [word = '', slug] = page?.split('/') ?? []
  if (word === 'home' && slug === undefined) return 'home'
  const name = landersOf(landers).find((known) => known === word)
  if (!name) return other
  return slug !== undefined && Object.hasOwn(landers[name] ?? {}, slug) ? `${name}/${slug}` : name
}

/** The tracking data of a signup, with a lander that the brand has. */
export function withKnownLander(
  brand: Pick<Brand, 'landers'>,
  { lander, ...tracking }: Tracking = {},
): Tracking {
  return lander === undefined ? tracking : { ...tracking, lander: landerOf(brand, lander) }
}

/** Where a member signed up. */
export function originOf({ tracking, language }: Pick<MemberRow, 'language' | 'tracking'>): Origin {
  return {
    lander: tracking.lander ?? other,
    locale: language,
    source: trafficSourceOf(tracking.network),
  }
}

/** The origin of members who are erased. */
export const unknownOrigin: Origin = { lander: other, locale: other, source: other }

/** The day by UTC, as in `2026-03-01`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
