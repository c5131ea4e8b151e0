import {
  type Attributes,
  bodyTypes,
  eyeColours,
  hairColours,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'

export type Facts = Omit<Attributes, 'interests'>
export type Fact = keyof Facts

/** What may be said about oneself, each with its possible answers. */
export const factChoices = {
  relationship_status: relationshipStatuses,
  sexuality: sexualities,
  body_type: bodyTypes,
  hair_colour: hairColours,
  eye_colour: eyeColours,
} as const satisfies Record<Fact, readonly string[]>

export const facts: readonly Fact[] = [
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_colour',
  'eye_colour',
]

/** The facts with one of them changed; an unknown answer leaves it open. */
export function withFact(known: Facts, fact: Fact, answer: string): Facts {
  const chosen = factChoices[fact].find((choice) => choice === answer) ?? null
  return { ...known, [fact]: chosen }
}
