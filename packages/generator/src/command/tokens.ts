import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isError } from '@bouquet/theme/load'
import { exportTokens, importSeeds } from '@bouquet/theme/tokens'
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

/**
 * Prints the seeds of a token document in the form of a brand file.
 * @throws TypeError naming the invalid token
 */
export async function readSeeds(file: string): Promise<void> {
  const { primary, secondary, neutral } = importSeeds(JSON.parse(await readFile(file, 'utf8')))
  const seeds = `"primary": "${primary}", "secondary": "${secondary}", "neutral": "${neutral}"`
  print.line(`  "seeds": { ${seeds} },`)
}
