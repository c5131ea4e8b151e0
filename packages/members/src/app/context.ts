import type { Client } from '@bouquet/client'
import type { Translations } from '../language/translations.ts'
import type { Shell } from './shell.ts'

/** Context of every route. */
export interface AppContext {
  readonly client: Client
  readonly translations: Translations
  readonly brand: Shell['brand']
  /** When somebody is to be introduced, as the address that led here asked; null for never. */
  readonly introductionMs: number | null
}
