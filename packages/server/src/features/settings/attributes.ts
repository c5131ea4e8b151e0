import {
  type Attributes,
  type Interest,
  interests,
  intimateInterests,
  type Niche,
} from '@bouquet/contract'

/** The attributes of a new profile. */
export const emptyAttributes: Attributes = {
  sexuality: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}

const intimateNiches: readonly Niche[] = [
  'casual',
  'men-seeking-men',
  'women-seeking-women',
  'kink',
]

const intimate: readonly Interest[] = intimateInterests

/** The interests that a brand offers; intimate ones only in niches for them. */
export function offeredInterests(niche: Niche): Interest[] {
  return interests.filter(
    (interest) => intimateNiches.includes(niche) || !intimate.includes(interest),
  )
}
