import { type BrandFile, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { explain } from '../load/explain.ts'
import { fieldLines, lineOf } from '../load/fieldLines.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'
import { remarks } from '../load/remarks.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'
import { brandSource } from './brandSource.ts'

/**
 * Says of a brand that is no file yet what would be said of its file, where no disk is at hand. Host
 * names that others own and the company's own file are not looked at.
 * @param id stem of the file to be
 * @param company content of a company file that is sound
 */
export const checkBrand = (id: string, content: BrandFile, company: unknown): LoadedBrand => {
  const name = `themes/${id}.theme.ts`
  const lines = fieldLines(brandSource(content))
  const parsed = brandFileSchema.safeParse(content)
  if (!parsed.success) {
    return { brand: null, faults: explain(parsed.error, brandFileSchema, { name, content, lines }) }
  }
  const brand = completeBrand(id, parsed.data, companyFileSchema.parse(company))
  return { brand, faults: remarks(brand, name, (path) => lineOf(lines, path)) }
}
