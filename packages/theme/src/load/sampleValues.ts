import { normalizeDomain, withoutWww } from '../brand/domain.ts'
import { valueAt } from './contentPaths.ts'
import { examples } from './examples.ts'
import { nearestDomains, nearestOf } from './nearest.ts'

/** What is known outside a file, for suggestions. */
export interface FileContext {
  /** File name without its ending. */
  readonly id: string
  /** Ids of the existing companies. */
  readonly companies: readonly string[]
  /** Domains of other brands, without `www.`. */
  readonly taken: ReadonlySet<string>
}

const titleOf = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 40)
    .trim()

/** Domains in use: those of other brands, and the others of this file. */
export function takenBeside(
  { taken }: FileContext,
  content: unknown,
  index: PropertyKey | undefined,
): ReadonlySet<string> {
  const domains = valueAt(content, ['domains'])
  const others = Array.isArray(domains) ? domains.filter((_, at) => at !== index) : []
  return new Set([
    ...taken,
    ...others.slice(0, 100).map((domain) => withoutWww(normalizeDomain(String(domain)))),
  ])
}

/** A valid value for a path; undefined when only the author can know one. */
export function sampleAt(
  fileContext: FileContext,
  content: unknown,
  path: readonly PropertyKey[],
): unknown {
  const { id, companies } = fileContext
  const [key, holder] = [path.at(-1), path.at(-2)]
  if (path.length === 1 && key === 'name') return titleOf(id)
  if (path.length === 1 && key === 'company') return nearestOf(id, companies) ?? examples[key]
  if (path.length === 1 && key === 'domains') {
    return nearestDomains('', id, takenBeside(fileContext, content, undefined)).slice(0, 1)
  }
  if (holder === 'logo' && key === 'file') return 'logo.svg'
  if (typeof key !== 'number') return examples[String(key)]
  const list = examples[String(holder)]
  return Array.isArray(list) ? list[0] : undefined
}
