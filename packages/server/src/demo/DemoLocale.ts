import type { Gender } from '@bouquet/contract'

/** What demo members of a language are made of. */
export interface DemoLocale {
  /** What they write about themselves. Each text fits any gender. */
  readonly aboutTexts: readonly string[]
  /** The first message of the demo account. */
  readonly greeting: string
  /** Common first names without surnames. */
  readonly firstNames: Readonly<Record<Gender, readonly string[]>>
  /** Cities with their region, as the list of regions names it, by country. */
  readonly cities: Readonly<Record<string, readonly (readonly [city: string, region: string])[]>>
}
