import type { ProfileField } from '../profiles/attributes.schema.ts'
import type { Niche } from './niches.ts'

type Fields = Readonly<Record<Niche, readonly ProfileField[]>>

const place = ['region', 'city'] as const
const looks = ['hair_colour', 'eye_colour', 'body_type'] as const

/** The fields of a profile that others see. */
export const visibleFields: Fields = {
  general: ['relationship_status', 'sexuality', ...looks, 'interests', ...place],
  mature: ['relationship_status', 'hair_colour', 'eye_colour', 'interests', ...place],
  casual: ['sexuality', ...looks, 'relationship_status', 'interests', ...place],
  'men-seeking-men': ['sexuality', ...looks, 'relationship_status', 'interests', ...place],
  'women-seeking-women': ['sexuality', 'relationship_status', ...looks, 'interests', ...place],
  kink: ['sexuality', 'relationship_status', ...looks, 'interests', 'region'],
  'shared-interests': ['interests', 'relationship_status', ...place],
}

/** The fields of a profile that can be searched. */
export const searchFields: Fields = {
  general: ['relationship_status', 'body_type', 'hair_colour', 'interests', ...place],
  mature: ['relationship_status', 'interests', ...place],
  casual: ['sexuality', 'body_type', 'hair_colour', 'interests', ...place],
  'men-seeking-men': ['body_type', 'relationship_status', 'interests', ...place],
  'women-seeking-women': ['relationship_status', 'sexuality', 'interests', ...place],
  kink: ['sexuality', 'interests', 'region'],
  'shared-interests': ['interests', 'relationship_status', ...place],
}
