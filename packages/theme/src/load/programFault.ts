import { type BrandFault, brandFault } from './faults.ts'
import {
  brandPath,
  brandProgramPath,
  companyPath,
  companyProgramPath,
  type ThemeFile,
  type ThemeFolder,
} from './themeFile.ts'

const programFault = (program: ThemeFile, data: ThemeFile, isThere: boolean): BrandFault =>
  brandFault(
    'BRAND-08',
    { file: program.name, line: null, field: '' },
    {
      nearest: isThere
        ? `Remove this file, because ${data.name} is read in its place`
        : `Write the same keys as JSON in ${data.name}, and remove this file`,
    },
  )

/** Refuses a brand that is written as a program, as brands once were. It is never run. */
export const brandProgramFault = ({ directory, brands }: ThemeFolder, id: string): BrandFault =>
  programFault(brandProgramPath(directory, id), brandPath(directory, id), brands.includes(id))

/** Refuses a company that is written as a program. */
export const companyProgramFault = (
  { directory, companies }: ThemeFolder,
  id: string,
): BrandFault =>
  programFault(
    companyProgramPath(directory, id),
    companyPath(directory, id),
    companies.includes(id),
  )
