import { createDiagnostic, type Diagnostic } from './diagnostics.ts'
import {
  brandPath,
  brandProgramPath,
  companyPath,
  companyProgramPath,
  type ThemeFile,
  type ThemeFolder,
} from './themeFile.ts'

const programDiagnostic = (program: ThemeFile, data: ThemeFile, isThere: boolean): Diagnostic =>
  createDiagnostic(
    'BRAND-08',
    { file: program.name, line: null, field: '' },
    {
      nearest: isThere
        ? `Remove this file, because ${data.name} is read in its place`
        : `Write the same keys as JSON in ${data.name}, and remove this file`,
    },
  )

/** Reports a brand that is written as a program, as in old versions. It is never run. */
export function brandProgramDiagnostic({ directory, brands }: ThemeFolder, id: string): Diagnostic {
  return programDiagnostic(
    brandProgramPath(directory, id),
    brandPath(directory, id),
    brands.includes(id),
  )
}

/** Reports a company that is written as a program. */
export function companyProgramDiagnostic(
  { directory, companies }: ThemeFolder,
  id: string,
): Diagnostic {
  return programDiagnostic(
    companyProgramPath(directory, id),
    companyPath(directory, id),
    companies.includes(id),
  )
}
