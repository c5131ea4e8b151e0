import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isError } from '@bouquet/theme/load'
import { exportTokens } from '@bouquet/theme/tokens'
import { formatDiagnostic, print } from './print.ts'
import { loadSelected } from './themeFiles.ts'

interface Folders {
  readonly themes: string
  readonly to: string
}

/** Writes `<id>.tokens.json` of the given brands, or all, for Figma and other tools. @returns whether there was no error */
export async function writeTokens(
  selected: readonly string[],
  { themes, to }: Folders,
): Promise<boolean> {
  const { brands, diagnostics } = await loadSelected(themes, selected)
  const errors = diagnostics.filter(isError)
  for (const diagnostic of errors) print.error(formatDiagnostic(diagnostic))
  await mkdir(to, { recursive: true })
  for (const brand of brands) {
    const file = join(to, `${brand.id}.tokens.json`)
    await writeFile(file, `${JSON.stringify(exportTokens(brand), null, 2)}\n`)
    print.line(`${brand.name}: ${file}`)
  }
  return errors.length === 0
}
