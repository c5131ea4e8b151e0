import { type BrandFile, brandFileSchema } from '../brand/brand.schema.ts'
import { companyFileSchema } from '../brand/company.ts'
import { explainIssues } from '../load/explainIssues.ts'
import { findWarnings } from '../load/findWarnings.ts'
import { fontDiagnostics } from '../load/fontDiagnostics.ts'
import type { LoadedBrand } from '../load/loadBrand.ts'
import { quote } from '../load/quote.ts'
import { readDocument } from '../load/themeDocument.ts'
import { completeBrand } from '../resolve/resolveBrand.ts'

/** The text of a brand file. */
export function brandSource(file: BrandFile): string {
  return `${JSON.stringify({ $schema: './schema/brand.schema.json', ...file }, null, 2)}\n`
}

/**
 * Checks the text of a brand file without a file system, so that fonts of its own are refused. Does not check whether other brands use its domains.
 * @param id stem of the file to be
 * @param company content of its company's file
 */
export function checkBrand(id: string, source: string, company: unknown): LoadedBrand {
  const name = `themes/${id}.theme.jsonc`
  const { content, diagnostics, lineAt } = readDocument(source, name)
  if (diagnostics.length > 0) return { brand: null, diagnostics }
  const parsed = brandFileSchema.safeParse(content)
  if (!parsed.success) {
    const explained = explainIssues(parsed.error, brandFileSchema, { name, content, lineAt })
    return { brand: null, diagnostics: explained }
  }
  const parsedCompany = companyFileSchema.safeParse(company)
  if (!parsedCompany.success) {
    const companyName = `themes/companies/${parsed.data.company}.company.jsonc`
    const place = { name: companyName, content: company, lineAt: () => 1 }
    return {
      brand: null,
      diagnostics: explainIssues(parsedCompany.error, companyFileSchema, place),
    }
  }
  const unread = fontDiagnostics(parsed.data.type, { name, lineAt }, ({ file }) => ({
    code: 'FONT-01',
    found: quote(file),
    allowed: 'files cannot be read here',
  }))
  if (unread.length > 0) return { brand: null, diagnostics: unread }
  const brand = completeBrand(id, parsed.data, parsedCompany.data)
  return { brand, diagnostics: findWarnings(brand, name, lineAt) }
}
