import type { Gender } from '@bouquet/contract'

/** Texts, names and places of demo members of one language. */
export interface DemoLocale {
  /** Profile texts for any gender. */
  readonly aboutTexts: readonly string[]
  /** The first message of the demo account. */
  readonly greeting: string
  /** Common first names without surnames. */
  readonly firstNames: Readonly<Record<Gender, readonly string[]>>
  /** Cities with their region, as in the list of regions, by country. */
  readonly cities: Readonly<Record<string, readonly (readonly [city: string, region: string])[]>>
}
