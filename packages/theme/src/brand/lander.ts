import type { Niche } from '@bouquet/contract'
import type { TokenValues } from '../contract/tokens.ts'

/** A length on a phone: a step of the type scale, percent of the screen's width, or the least or greatest of some. */
export type PhoneLength =
  | { readonly step: 4 | 5 | 6; readonly times?: number }
  | { readonly viewport: number }
  | { readonly min: readonly PhoneLength[] }
  | { readonly max: readonly PhoneLength[] }

/** What the styles of a page say of its first heading on a phone. */
export interface PhoneHeading {
  /** Of its letters. */
  readonly size: PhoneLength
  /** The most digits that a line takes, where that is less than its column. */
  readonly digits?: number
  /** Space at its sides inside the page's own margin, a step of the spacing scale. */
  readonly inset?: keyof TokenValues['space']
}

/** What other packages need to know of a lander: `lander.ts` in its folder. */
export interface LanderDefinition {
  /** Its place in a brand whose file names no landers, by niche; the lowest number is the preferred lander. */
  readonly places: Readonly<Record<Niche, number>>
  readonly heading: PhoneHeading
}
