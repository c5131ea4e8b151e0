import type { ProfileCard } from '@bouquet/contract'

/** City, else region; both in the long form. */
export function locationText(
  { city, region }: Pick<ProfileCard, 'city' | 'region'>,
  length: 'short' | 'long' = 'short',
): string | undefined {
  const known = [city, region].filter((part) => part !== null && part !== '')
  return (length === 'short' ? known.slice(0, 1) : [...new Set(known)]).join(', ') || undefined
}
