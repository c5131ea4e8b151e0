import { type BrandFile, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { explain } from '../load/explain.ts'
import { findWarnings } from '../load/findWarnings.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'
import { readDocument } from '../load/themeDocument.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'

/** A brand file as it stands in `themes/`. */
export const brandSource = (file: BrandFile): string =>
  `${JSON.stringify({ $schema: './schema/brand.schema.json', ...file }, null, 2)}\n`

/**
 * Says of a brand's text what would be said of its file, where no disk is at hand. Host names that
 * others own are not looked at.
 * @param id stem of the file to be
 * @param company content of its company's file
 */
export const checkBrand = (id: string, source: string, company: unknown): LoadedBrand => {
  const name = `themes/${id}.theme.jsonc`
  const { content, diagnostics, lineAt } = readDocument(source, name)
  if (diagnostics.length > 0) return { brand: null, diagnostics }
  const parsed = brandFileSchema.safeParse(content)
  if (!parsed.success) {
    const explained = explain(parsed.error, brandFileSchema, { name, content, lineAt })
    return { brand: null, diagnostics: explained }
  }
  const parsedCompany = companyFileSchema.safeParse(company)
  if (!parsedCompany.success) {
    const companyName = `themes/companies/${parsed.data.company}.company.jsonc`
    const place = { name: companyName, content: company, lineAt: () => 1 }
    return { brand: null, diagnostics: explain(parsedCompany.error, companyFileSchema, place) }
  }
  const brand = completeBrand(id, parsed.data, parsedCompany.data)
  return { brand, diagnostics: findWarnings(brand, name, lineAt) }
}
