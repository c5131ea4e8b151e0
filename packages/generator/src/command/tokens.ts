import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopsBrand } from '@bouquet/theme/load'
import { exportTokens, importSeeds } from '@bouquet/theme/tokens'
import { faultText } from './faultText.ts'
import { loadAsked } from './loadAsked.ts'
import { say } from './say.ts'

interface Folders {
  readonly themes: string
  readonly to: string
}

/** Writes `<id>.tokens.json` of the named brands, or all, for Figma and other tools. True when none was stopped. */
export async function writeTokens(
  asked: readonly string[],
  { themes, to }: Folders,
): Promise<boolean> {
  const { brands, faults } = await loadAsked(themes, asked)
  const stopping = faults.filter(stopsBrand)
  for (const fault of stopping) say.fault(faultText(fault))
  await mkdir(to, { recursive: true })
  for (const brand of brands) {
    const file = join(to, `${brand.id}.tokens.json`)
    await writeFile(file, `${JSON.stringify(exportTokens(brand), null, 2)}\n`)
    say.line(`${brand.name}: ${file}`)
  }
  return stopping.length === 0
}

/**
 * Says the seeds of a token document as a brand file has them.
 * @throws TypeError that names the token at fault
 */
export async function readSeeds(file: string): Promise<void> {
  const { primary, secondary, neutral } = importSeeds(JSON.parse(await readFile(file, 'utf8')))
  const seeds = `"primary": "${primary}", "secondary": "${secondary}", "neutral": "${neutral}"`
  say.line(`  "seeds": { ${seeds} },`)
}
