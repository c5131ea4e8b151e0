import { type Counted, smallFigure } from '@bouquet/contract/staff'

export function isSmall(count: number): boolean {
  return count > 0 && count <= smallFigure
}

/** A number as it is shown. */
export function shown(count: number): Counted {
  return isSmall(count) ? 'under_5' : count
}

/**
 * The numbers of a column whose total is shown. A single small one would follow from the total, so the next smallest is
 * withheld with it.
 */
export function shownColumn(counts: readonly number[]): Counted[] {
  const small = counts.filter(isSmall)
  const next = small.length === 1 ? smallestAbove(counts) : undefined
  const at = next === undefined ? -1 : counts.indexOf(next)
  return counts.map((count, index) => (index === at ? 'withheld' : shown(count)))
}

function smallestAbove(counts: readonly number[]): number | undefined {
  const large = counts.filter((count) => count > smallFigure)
  return large.length > 0 ? Math.min(...large) : undefined
}
