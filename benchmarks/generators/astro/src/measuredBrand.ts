import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import type { Locale } from '@bouquet/contract'
import type { PageLocals } from '@bouquet/generator/page'

type Kept = Pick<PageLocals, 'brand' | 'domain' | 'assets' | 'drawings' | 'examples' | 'films'>

/** What was prepared of a brand: all its data but texts. */
export interface MeasuredSite extends Kept {
  readonly members: Readonly<Record<Locale, PageLocals['members']>>
}

/** The brand of this build. */
export const measuredBrand: MeasuredSite = JSON.parse(readFileSync(env['BRAND_FILE'] ?? '', 'utf8'))
