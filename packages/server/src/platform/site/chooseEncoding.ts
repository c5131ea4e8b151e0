import { join } from 'node:path'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { isFile, type SiteFile } from './findFile.ts'

const endings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof endings

interface Chosen {
  readonly file: SiteFile
  readonly encoding?: Encoding
}

/** The encoding that the visitor prefers among the existing ones; the smallest of equal preference. */
export function chooseEncoding(http: Context, file: SiteFile): Chosen {
  const packed = encodings.flatMap((encoding) => {
    const copy = { ...file, path: `${file.path}${endings[encoding]}` }
    return isFile(join(copy.root, copy.path)) ? [{ encoding, file: copy }] : []
  })
  const chosen = accepts(http, {
    header: 'Accept-Encoding',
    supports: [...packed.map(({ encoding }) => encoding), plain],
    default: plain,
    match: best,
  })
  return packed.find(({ encoding }) => encoding === chosen) ?? { file }
}

const encodings: readonly Encoding[] = ['br', 'gzip']
const plain = 'identity'

/** Hono's default ignores `*`, which means every encoding that is not named. */
function best(
  accepted: readonly { readonly type: string; readonly q: number }[],
  {
    supports,
    default: otherwise,
  }: { readonly supports: readonly string[]; readonly default: string },
): string {
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q
  const qualityOf = (name: string) => named(name) ?? (name === plain ? 0 : (named('*') ?? 0))
  const [first = otherwise] = supports
    .filter((name) => qualityOf(name) > 0)
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
  return first
}
