import type { Gender, Niche } from '@bouquet/contract'

interface Asked {
  readonly gender: Gender
  readonly seeking: Gender
}

/** Who meets whom where the niche itself says it; null where a visitor is asked. */
export function gendersByNiche(niche: Niche | undefined): Asked | null {
  if (niche === 4) return { gender: 'male', seeking: 'male' }
  if (niche === 5) return { gender: 'female', seeking: 'female' }
  return null
}
