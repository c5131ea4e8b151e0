import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isError } from '@bouquet/theme/load'
import { exportTokens, importSeeds } from '@bouquet/theme/tokens'
import { CommandError } from './CommandError.ts'
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
 * @throws CommandError naming the file, or TypeError naming the invalid token
 */
export async function readSeeds(file: string, { json = false }: { json?: boolean } = {}) {
  const found = importSeeds(parseDocument(await readFile(file, 'utf8'), file))
  if (json) return print.json(found)
  const { primary, secondary, neutral } = found
  const seeds = `"primary": "${primary}", "secondary": "${secondary}", "neutral": "${neutral}"`
  print.line(`  "seeds": { ${seeds} },`)
}

function parseDocument(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(
      'file_unreadable',
      `${file} is not JSON.`,
      'Export it again as a document of design tokens (W3C Design Tokens Format).',
      { cause },
    )
  }
}
