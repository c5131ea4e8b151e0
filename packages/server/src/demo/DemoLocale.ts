import type { Gender } from '@bouquet/contract'

/** Texts, names and places of demo members of one language. */
export interface DemoLocale {
  /** Profile texts for any gender. */
  readonly aboutTexts: readonly string[]
  /** The first message of the demo account. */
  readonly greeting: string
  /** What members write that comes to the desk, and what staff answer. */
  readonly desk: {
    /** Messages that a check holds, each for another mixture of findings. */
    readonly held: readonly string[]
    readonly scam: string
    readonly fakeProfile: string
    readonly harassment: string
    /** The message that the complaint about harassment is about. */
    readonly threat: string
    readonly payment: string
    /** The appeal against `decision`, which rejected a complaint. */
    readonly appeal: string
    readonly decision: string
    /** Why a photo was turned down. */
    readonly rejection: string
  }
  /** Common first names without surnames. */
  readonly firstNames: Readonly<Record<Gender, readonly string[]>>
  /** Cities with their region, as in the list of regions, by country. */
  readonly cities: Readonly<Record<string, readonly (readonly [city: string, region: string])[]>>
}
