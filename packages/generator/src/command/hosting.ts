import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isError, loadBrands } from '@bouquet/theme/load'
import { hostingFolder, readHostingSettings } from '../hosting/hostingSettings.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { domainOf } from '../render/pageLocals.ts'
import { formatDiagnostic, print } from './print.ts'
import { refuseThemes } from './refuseThemes.ts'

interface Folders {
  readonly themes: string
  readonly output: string
}

/**
 * Writes the configurations of web servers for the brands that are built, without building.
 * @returns whether every brand is among them
 */
export async function hosting({ themes, output }: Folders): Promise<boolean> {
  refuseThemes(themes)
  const settings = readHostingSettings(process.env, output)
  const { brands, diagnostics } = await loadBrands(themes)
  const errors = diagnostics.filter(isError)
  for (const error of errors) print.error(formatDiagnostic(error))
  const isBuilt = (domain: string) => existsSync(join(output, domain, 'headers.json'))
  const built = brands.filter((brand) => isBuilt(domainOf(brand)))
  const areAll = errors.length === 0 && built.length === brands.length
  const { changes, isWritten, warnings } = writeHosting(built, settings, { output, areAll })
  for (const warning of warnings) print.warning(warning)
  if (!isWritten) return false
  print.line(
    `${join(output, hostingFolder)}: sites ${built.length}, changed files ${changes}.${areAll ? '' : ' Run `bouquet build` for the others.'}`,
  )
  return areAll
}
