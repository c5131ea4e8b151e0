import { writeFileSync } from 'node:fs'
import { localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { buildBrandAssets } from '../../../src/assets/buildBrandAssets.ts'
import { membersShell } from '../../../src/membersArea/membersShell.ts'
import { domainOf } from '../../../src/render/pageLocals.ts'
import type { StockBrand } from './stockBrand.ts'

/** Writes the file from which stock Astro takes a brand. The site has to be compiled. */
export async function writeStockBrand(brand: Brand, file: string): Promise<void> {
  const { urls, files: _, examplesOf: __, ...shown } = await buildBrandAssets(brand)
  const members = Object.fromEntries(localeCodes.map((code) => [code, membersShell(code)]))
  const data = { isDrawn: false, brand, domain: domainOf(brand), assets: urls, members, ...shown }
  writeFileSync(file, JSON.stringify(data satisfies Record<keyof StockBrand, unknown>))
}
