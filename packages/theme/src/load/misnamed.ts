import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import {
  brandEnding,
  brandPath,
  companyEnding,
  companyPath,
  type MisnamedFile,
  type ThemeFolder,
} from './themeFile.ts'

const wrongFile = (
  { directory }: ThemeFolder,
  { id, name }: MisnamedFile,
  kind: 'brands' | 'companies',
  isThere: boolean,
): Diagnostic => {
  const right = (kind === 'brands' ? brandPath : companyPath)(directory, id).name
  const file = right.replace(/[^/]*$/, name)
  return createDiagnostic(
    'BRAND-58',
    { file, line: null, field: '' },
    {
      allowed: kind === 'brands' ? brandEnding : companyEnding,
      nearest: isThere
        ? `Remove this file, because ${right} is read in its place`
        : `Rename it to ${right}`,
    },
  )
}

/** Reports files of brands and companies whose ending is misspelt, and which are not read therefore. */
export function misnamedDiagnostics(folder: ThemeFolder): readonly Diagnostic[] {
  return (['brands', 'companies'] as const).flatMap((kind) =>
    folder.misnamed[kind].map((each) =>
      wrongFile(folder, each, kind, folder[kind].includes(each.id)),
    ),
  )
}

/** The same for one brand; undefined when no file is misspelt so. */
export function misnamedBrand(folder: ThemeFolder, id: string): Diagnostic | undefined {
  const found = folder.misnamed.brands.find((each) => each.id === id)
  return found && wrongFile(folder, found, 'brands', folder.brands.includes(id))
}
