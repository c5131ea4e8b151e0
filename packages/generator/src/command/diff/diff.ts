import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isError } from '@bouquet/theme/load'
import { CommandError } from '../CommandError.ts'
import { formatDiagnostic, paint, plain, print } from '../print.ts'
import { withProgress } from '../progress.ts'
import { loadSelected } from '../themeFiles.ts'
import { buildElsewhere } from './buildElsewhere.ts'
import { compareBrand } from './compareBrand.ts'
import { type BrandChanges, type Change, changedPages } from './compareSites.ts'

interface DiffOptions {
  readonly themes: string
  /** Where the sites are that visitors see. */
  readonly output: string
  readonly isDraft: boolean
  readonly json?: boolean | undefined
  /** Folder for pictures of changed pages; none when undefined. */
  readonly pictures?: string | undefined
}

/**
 * Shows what a build would change of the given brands, or of all. Of a brand whose theme is live already it shows
 * what has changed since the site that was live before.
 * @throws CommandError when a brand is not valid or does not build
 */
export async function diff(ids: readonly string[], options: DiffOptions): Promise<void> {
  const { brands, diagnostics } = await loadSelected(options.themes, ids)
  const errors = diagnostics.filter(isError)
  for (const diagnostic of errors) print.error(formatDiagnostic(diagnostic))
  if (errors.length > 0)
    throw new CommandError(
      'brand_invalid',
      'Not every brand is valid.',
      'Correct what is named above.',
      { details: { diagnostics: errors.map(plain) } },
    )
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-diff-'))
  try {
    await withProgress('Building beside what is live', () =>
      buildElsewhere(
        brands.map(({ id }) => id),
        { themes: options.themes, folder, isDraft: options.isDraft },
      ),
    )
    const compared: BrandChanges[] = []
    for (const brand of brands)
      compared.push(await compareBrand(brand, { live: options.output, next: folder }))
    if (options.json)
      print.json(compared.map(({ brand, since, changes }) => ({ id: brand.id, since, changes })))
    else for (const each of compared) printChanges(each)
    if (options.pictures !== undefined) await takePictures(compared, resolve(options.pictures))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takePictures(compared: readonly BrandChanges[], to: string): Promise<void> {
  const { takePairs } = await import('./pictures.ts')
  const { pairs, left } = await withProgress('Taking pictures', () => takePairs(compared, to))
  const rest = left > 0 ? ` ${left} changed pages in other languages were left out.` : ''
  print.error(`${pairs} pictures before and after: ${join(to, 'index.html')}.${rest}`)
}

const mostPlaces = 3

function printChanges({ brand, since, changes }: BrandChanges): void {
  const pages = changedPages(changes)
  const files = changes.filter(({ kind }) => kind === 'file').length
  const count = `${pages.length} pages and ${files} files`
  const said = {
    live: `${count} change.`,
    former: `live already. Since what was live before, ${count} have changed.`,
  }
  print.line(
    changes.length === 0
      ? `${brand.name}: nothing changes.`
      : `${paint('bold', brand.name)}: ${said[since]}`,
  )
  let heading = ''
  for (const change of changes) {
    const next = headingOf(change, pages.length)
    if (next !== heading) print.line(next)
    heading = next
    for (const line of linesOf(change)) print.line(line)
  }
}

const titles = {
  text: 'Text',
  token: 'Design token',
  markup: 'Scripts, links or drawings',
  added: 'New page',
  removed: 'Page that goes',
  file: 'File',
} as const satisfies Record<Change['kind'], string>

function headingOf({ kind, before, after, places }: Change, pages: number): string {
  const shown = places.slice(0, mostPlaces).join(', ')
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : ''
  const where = places.length === pages && pages > mostPlaces ? 'every changed page' : shown + more
  const isColor = kind === 'token' && (after ?? before)?.startsWith('--b-color-')
  return `  ${isColor ? 'Colour' : titles[kind]}, on ${where}`
}

const linesOf = ({ before, after }: Change): readonly string[] => [
  ...(before === undefined ? [] : [paint('red', `    - ${before}`)]),
  ...(after === undefined ? [] : [paint('green', `    + ${after}`)]),
]
