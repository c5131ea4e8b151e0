export type CreditsTone = 'neutral' | 'warning' | 'danger'

/** Few credits, at 10 or fewer, are a warning; none is a danger. NAV-2. */
export const creditsTone = (credits: number): CreditsTone => {
  if (credits <= 0) return 'danger'
  return credits <= 10 ? 'warning' : 'neutral'
}
