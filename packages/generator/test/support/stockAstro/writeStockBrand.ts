import { writeFileSync } from 'node:fs'
import { type Locale, localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { buildBrandAssets } from '../../../src/assets/buildBrandAssets.ts'
import { membersShell } from '../../../src/membersArea/membersShell.ts'
import type { PageLocals } from '../../../src/page.ts'
import { domainOf } from '../../../src/render/pageLocals.ts'
import type { StockBrand } from './stockBrand.ts'

/** Writes the file from which stock Astro takes a brand. The site has to be compiled. */
export async function writeStockBrand(brand: Brand, file: string): Promise<void> {
  const { urls, drawings, examples, films } = await buildBrandAssets(brand)
  const members = Object.fromEntries(
    localeCodes.map((code) => [code, membersShell(code)]),
  ) as Record<Locale, PageLocals['members']>
  const data: StockBrand = {
    brand,
    domain: domainOf(brand),
    assets: urls,
    drawings,
    examples,
    films,
    members,
  }
  writeFileSync(file, JSON.stringify(data))
}
