import {
  type Gender,
  type Interest,
  interests,
  intimateInterests,
  type Niche,
  type Sexuality,
} from '@bouquet/contract'

/** Properties of a niche. */
export interface NicheFacts {
  /** Genders that may sign up. */
  readonly genders: readonly Gender[]
  readonly sexualities: readonly Sexuality[]
  readonly interests: readonly Interest[]
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

export const niches: Readonly<Record<Niche, NicheFacts>> = {
  general: {
    ...everyone,
    interests: mild,
    explicitness: 0,
    reveals: null,
  },
  mature: {
    ...everyone,
    interests: mild,
    explicitness: 0,
    reveals: null,
  },
  casual: {
    ...everyone,
    interests,
    explicitness: 1,
    reveals: 'sex_life',
  },
  'men-seeking-men': {
    genders: ['male'],
    sexualities: ['gay', 'bi'],
    interests,
    explicitness: 0,
    reveals: 'orientation',
  },
  'women-seeking-women': {
    genders: ['female'],
    sexualities: ['lesbian', 'bi'],
    interests: mild,
    explicitness: 0,
    reveals: 'orientation',
  },
  kink: {
    ...everyone,
    interests,
    explicitness: 2,
    reveals: 'sex_life',
  },
  'shared-interests': {
    ...everyone,
    interests: mild,
    explicitness: 0,
    reveals: null,
  },
}
