export type CreditsTone = 'neutral' | 'warning' | 'danger'

/** Warning at 10 credits or fewer, danger at zero. NAV-2. */
export const creditsTone = (credits: number): CreditsTone => {
  if (credits <= 0) return 'danger'
  return credits <= 10 ? 'warning' : 'neutral'
}
