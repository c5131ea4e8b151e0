import { claimOf } from './domainDiagnostics.ts'
import { type LoadedBrand, loadFrom } from './loadBrand.ts'
import { readLogos } from './readLogos.ts'
import { readOwnFonts } from './readOwnFonts.ts'
import type { Source } from './readSource.ts'
import { readThemes } from './readThemes.ts'
import { readDocument } from './themeDocument.ts'
import { brandPath, companyPath, type ThemeFile } from './themeFile.ts'

/** The text of a brand that is not written yet, and of its company when that is written with it. */
export interface NewSources {
  readonly brand: string
  readonly company?: { readonly id: string; readonly source: string } | undefined
}

/**
 * Checks a brand as it would be in a folder: also whether its domains are free and its company is there. Writes
 * nothing.
 * @param directory absolute path of the themes folder
 * @param id stem of the brand's file
 */
export async function checkNewBrand(
  directory: string,
  id: string,
  { brand, company }: NewSources,
): Promise<LoadedBrand> {
  const themes = await readThemes(directory)
  // Added last, so that a domain of another brand stays with that brand.
  const added = BigInt(Date.now()) * 1_000_000n
  const sourceOf = (file: ThemeFile, text: string): Source => ({
    file,
    document: readDocument(text, file.name),
    added,
  })
  const source = sourceOf(brandPath(directory, id), brand)
  return loadFrom(
    {
      ...themes,
      brandSources: new Map([...themes.brandSources, [id, source]]),
      companySources: company
        ? new Map([
            ...themes.companySources,
            [company.id, sourceOf(companyPath(directory, company.id), company.source)],
          ])
        : themes.companySources,
      fonts: await readOwnFonts(directory, [source]),
      logos: await readLogos(directory, [[id, source]]),
      claims: [...themes.claims, claimOf(id, source) ?? []].flat(),
    },
    id,
  )
}
