import type { Gender } from '../profiles/attributes.schema.ts'

/** What a brand is about. */
export const nicheNames = [
  'general',
  'mature',
  'casual',
  'men-seeking-men',
  'women-seeking-women',
  'kink',
  'shared-interests',
] as const
export type Niche = (typeof nicheNames)[number]

/** The number of each niche in settings.php, which programs other than ours read too. */
export const nicheNumbers = {
  general: 1,
  mature: 2,
  casual: 3,
  'men-seeking-men': 4,
  'women-seeking-women': 5,
  kink: 6,
  'shared-interests': 7,
} as const satisfies Record<Niche, number>
export type NicheNumber = (typeof nicheNumbers)[Niche]

/** The gender of everybody in a niche where men meet men or women meet women. */
export const onlyGender: Partial<Readonly<Record<NicheNumber, Gender>>> = { 4: 'male', 5: 'female' }

/** @returns the niche with a number; undefined when no niche has it */
export function nicheByNumber(number: unknown): Niche | undefined {
  return nicheNames.find((niche) => nicheNumbers[niche] === number)
}
