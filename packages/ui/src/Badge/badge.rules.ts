/** Text of a count badge: empty at 0, `99+` from 100. NAV-2. */
export const countBadgeText = (count: number): string | null => {
  if (count <= 0) return null
  return count >= 100 ? '99+' : String(Math.trunc(count))
}
