import {
  type FeatureSettings,
  type Gender,
  type Interest,
  interests,
  intimateInterests,
  type Niche,
  type ProfileField,
  type Sexuality,
} from '@bouquet/contract'

/** Properties of a niche. */
export interface NicheFacts {
  /** Genders that may sign up. */
  readonly genders: readonly Gender[]
  readonly sexualities: readonly Sexuality[]
  readonly interests: readonly Interest[]
  readonly shown: readonly ProfileField[]
  readonly searched: readonly ProfileField[]
  readonly loggedOutSearch: FeatureSettings['logged_out_search']
  /** How openly the brand is about sex, from 0. */
  readonly explicitness: number
  /** What being a member tells about a person. */
  readonly reveals: 'orientation' | 'sex_life' | null
}

const intimate: ReadonlySet<Interest> = new Set(intimateInterests)
const mild = interests.filter((interest) => !intimate.has(interest))
const everyone = {
  genders: ['male', 'female'],
  sexualities: ['hetero', 'gay', 'lesbian', 'bi'],
} as const
const place = ['region', 'city'] as const
const looks = ['hair_colour', 'eye_colour', 'body_type'] as const

/** All niches. */
export const niches: Readonly<Record<Niche, NicheFacts>> = {
  general: {
    ...everyone,
    interests: mild,
    shown: ['relationship_status', 'sexuality', ...looks, 'interests', ...place],
    searched: ['relationship_status', 'body_type', 'hair_colour', 'interests', ...place],
    loggedOutSearch: 'limited',
    explicitness: 0,
    reveals: null,
  },
  mature: {
    ...everyone,
    interests: mild,
    shown: ['relationship_status', 'hair_colour', 'eye_colour', 'interests', ...place],
    searched: ['relationship_status', 'interests', ...place],
    loggedOutSearch: 'limited',
    explicitness: 0,
    reveals: null,
  },
  casual: {
    ...everyone,
    interests,
    shown: ['sexuality', ...looks, 'relationship_status', 'interests', ...place],
    searched: ['sexuality', 'body_type', 'hair_colour', 'interests', ...place],
    loggedOutSearch: 'limited',
    explicitness: 1,
    reveals: 'sex_life',
  },
  'men-seeking-men': {
    genders: ['male'],
    sexualities: ['gay', 'bi'],
    interests,
    shown: ['sexuality', ...looks, 'relationship_status', 'interests', ...place],
    searched: ['body_type', 'relationship_status', 'interests', ...place],
    loggedOutSearch: 'limited',
    explicitness: 0,
    reveals: 'orientation',
  },
  'women-seeking-women': {
    genders: ['female'],
    sexualities: ['lesbian', 'bi'],
    interests: mild,
    shown: ['sexuality', 'relationship_status', ...looks, 'interests', ...place],
    searched: ['relationship_status', 'sexuality', 'interests', ...place],
    loggedOutSearch: 'limited',
    explicitness: 0,
    reveals: 'orientation',
  },
  kink: {
    ...everyone,
    interests,
    shown: ['sexuality', 'relationship_status', ...looks, 'interests', 'region'],
    searched: ['sexuality', 'interests', 'region'],
    loggedOutSearch: 'none',
    explicitness: 2,
    reveals: 'sex_life',
  },
  'shared-interests': {
    ...everyone,
    interests: mild,
    shown: ['interests', 'relationship_status', ...place],
    searched: ['interests', 'relationship_status', ...place],
    loggedOutSearch: 'limited',
    explicitness: 0,
    reveals: null,
  },
}
