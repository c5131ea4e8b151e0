import type { Attributes } from '@bouquet/contract'

/** A profile that tells nothing yet. */
export const emptyAttributes: Attributes = {
  sexuality: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}
