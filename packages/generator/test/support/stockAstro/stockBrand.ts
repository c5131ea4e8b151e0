import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import type { Locale } from '@bouquet/contract'
import type { PageLocals } from '../../../src/page.ts'

/** What the middleware adds in the language of a page. */
type Texts = 'locale' | 't' | 'copy' | 'settings' | 'variant' | 'members' | 'legal' | 'ownPages'

/** What is prepared of a brand before its pages: all its data but texts. */
export interface StockBrand extends Omit<PageLocals, Texts> {
  readonly members: Readonly<Record<Locale, PageLocals['members']>>
}

/** The brand of this build of stock Astro. */
export const stockBrand: StockBrand = JSON.parse(readFileSync(env['BRAND_FILE'] ?? '', 'utf8'))
