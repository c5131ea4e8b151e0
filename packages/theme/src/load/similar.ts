import { closest, distance } from 'fastest-levenshtein'

/** Limits the time spent on comparing long texts. */
const mostCompared = 80

/** The allowed text so similar to the given one that it was probably meant: a third of its letters may differ. */
export function similarTo(found: string, allowed: readonly string[]): string | undefined {
  const text = found.slice(0, mostCompared).toLowerCase()
  const begun = allowed.filter((each) => text.length > 2 && each.startsWith(text))
  if (begun.length === 1) return begun[0]
  if (allowed.length === 0) return undefined
  const match = closest(text, [...allowed])
  const most = Math.max(1, Math.floor(Math.min(text.length, match.length) / 3))
  return distance(text, match) <= most ? match : undefined
}

const mostListed = 8

/** The similar text, or the allowed ones where none is; undefined when nothing is allowed. */
export function similarOrList(found: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined
  const similar = similarTo(found, allowed)
  if (similar !== undefined || allowed.length === 1) return similar ?? allowed[0]
  const more = allowed.length > mostListed ? ' …' : ''
  return `one of ${allowed.slice(0, mostListed).join(', ')}${more}`
}
