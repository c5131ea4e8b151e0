import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import type { Locale } from '@bouquet/contract'
import type { PageLocals } from '../../../src/page.ts'

type Kept = Pick<PageLocals, 'brand' | 'domain' | 'assets' | 'drawings' | 'examples' | 'films'>

/** What is prepared of a brand before its pages: all its data but texts. */
export interface StockBrand extends Kept {
  readonly members: Readonly<Record<Locale, PageLocals['members']>>
}

/** The brand of this build of stock Astro. */
export const stockBrand: StockBrand = JSON.parse(readFileSync(env['BRAND_FILE'] ?? '', 'utf8'))
