import type { Client } from '@bouquet/client'
import type { Words } from '../language/words.ts'
import type { Shell } from './shell.ts'

/** What every route can reach. */
export interface AppContext {
  readonly client: Client
  readonly words: Words
  readonly brand: Shell['brand']
  /** When somebody is to be introduced, as the address that led here asked; null for never. */
  readonly introductionMs: number | null
}
