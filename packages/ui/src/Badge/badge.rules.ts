/** What a count badge shows: nothing at 0, `99+` from 100. NAV-2. */
export const countBadgeText = (count: number): string | null => {
  if (count <= 0) return null
  return count >= 100 ? '99+' : String(Math.trunc(count))
}

export type CreditsTone = 'neutral' | 'warning' | 'danger'

/** Few credits, at 10 or fewer, are a warning; none is a danger. NAV-2. */
export const creditsTone = (credits: number): CreditsTone => {
  if (credits <= 0) return 'danger'
  return credits <= 10 ? 'warning' : 'neutral'
}
