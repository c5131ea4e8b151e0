import type { ProfileCard } from '@bouquet/contract'
import { isolate } from '@bouquet/i18n'

/** City, else region; both in the long form. */
export function locationText(
  { city, region }: Pick<ProfileCard, 'city' | 'region'>,
  length: 'short' | 'long' = 'short',
): string | undefined {
  const known = [city, region].flatMap((part) => (part ? [isolate(part)] : []))
  return (length === 'short' ? known.slice(0, 1) : [...new Set(known)]).join(', ') || undefined
}
