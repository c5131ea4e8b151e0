const dayMs = 86_400_000

/** Names the week of a moment by its Monday in UTC, as in `2026-03-02`. */
export function mondayOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10)
}
