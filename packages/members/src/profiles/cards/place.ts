import type { ProfileCard } from '@bouquet/contract'

/** The town, else the region; both where there is room for them. */
export function placeOf(
  { city, region }: Pick<ProfileCard, 'city' | 'region'>,
  length: 'short' | 'long' = 'short',
): string | undefined {
  const known = [city, region].filter((part) => part !== null && part !== '')
  return (length === 'short' ? known.slice(0, 1) : [...new Set(known)]).join(', ') || undefined
}
