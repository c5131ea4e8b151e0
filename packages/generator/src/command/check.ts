import { type ColorMove, colorMoves } from '@bouquet/theme/css'
import { type Diagnostic, isError } from '@bouquet/theme/load'
import { findBrokenWords } from '../headings/findBrokenWords.ts'
import { findStrayFolders, readOwnPages } from '../ownPages/readOwnPages.ts'
import { describeColorMoves } from './describeColorMoves.ts'
import { formatDiagnostic, paint, plain, print } from './print.ts'
import { loadSelected } from './themeFiles.ts'

interface Verdict {
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
  readonly errors: number
  readonly warnings: number
}

interface CheckOptions {
  readonly themes: string
  /** Writes the result as JSON in place of text. */
  readonly json?: boolean | undefined
}

/**
 * Checks the given brand files, or all, with their companies and own pages, and ends with a verdict in one line. For
 * brands that are named it also says which colours differ from the seeds.
 * @returns whether there is no error
 */
export async function check(
  ids: readonly string[],
  { themes, json = false }: CheckOptions,
): Promise<boolean> {
  const { brands, invalid, diagnostics: found } = await loadSelected(themes, ids)
  const own = await Promise.all(brands.map((brand) => readOwnPages(themes, brand)))
  const words = await Promise.all(brands.map((brand) => findBrokenWords(themes, brand)))
  const diagnostics = [
    ...found,
    ...words.flat(),
    ...own.flatMap((pages) => pages.diagnostics),
    // A folder of pages without a brand can only be told when all brands are read.
    ...(ids.length > 0
      ? []
      : await findStrayFolders(themes, [...brands.map(({ id }) => id), ...invalid])),
  ]
  const errors = diagnostics.filter(isError).length
  const broken = new Set([
    ...invalid,
    ...brands.filter((_, index) => own[index]?.diagnostics.some(isError)).map(({ id }) => id),
  ])
  const verdict: Verdict = {
    valid: brands.map(({ id }) => id).filter((id) => !broken.has(id)),
    invalid: [...broken],
    errors,
    warnings: diagnostics.length - errors,
  }
  const colors = Object.fromEntries(
    brands.filter(({ id }) => ids.includes(id)).map((brand) => [brand.id, colorMoves(brand)]),
  )
  if (json)
    print.json({ ok: errors === 0, ...verdict, diagnostics: diagnostics.map(plain), colors })
  else printVerdict(verdict, diagnostics, colors)
  return errors === 0
}

function printVerdict(
  verdict: Verdict,
  diagnostics: readonly Diagnostic[],
  colors: Readonly<Record<string, readonly ColorMove[]>>,
): void {
  for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
  for (const [id, moves] of Object.entries(colors)) {
    if (moves.length > 0) print.line(`Colours of ${id} that differ from its seeds:`)
    for (const line of describeColorMoves(moves)) print.line(line)
  }
  const { valid, invalid, errors, warnings } = verdict
  if (valid.length > 0)
    print.line('The legal texts are templates: a lawyer must review them before a brand opens.')
  const counts = `Valid brands: ${valid.length}. Errors: ${errors}. Warnings and advice: ${warnings}.`
  print.line(
    errors === 0
      ? `${paint(['bold', 'green'], 'Passed.')} ${counts}`
      : `${paint(['bold', 'red'], 'Not passed.')} ${counts}${invalid.length > 0 ? ` Not valid: ${invalid.join(', ')}.` : ''}`,
  )
}
