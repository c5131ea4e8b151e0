import {
  type Attributes,
  bodyTypes,
  eyeColors,
  hairColors,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'
import { useTranslation } from 'react-i18next'

export type Facts = Omit<Attributes, 'interests'>
type Fact = keyof Facts

/** Facts of a profile with their possible answers. */
const factChoices = {
  relationship_status: relationshipStatuses,
  sexuality: sexualities,
  body_type: bodyTypes,
  hair_colour: hairColors,
  eye_colour: eyeColors,
} as const satisfies Record<Fact, readonly string[]>

export const facts: readonly Fact[] = [
  'relationship_status',
  'sexuality',
  'body_type',
  'hair_colour',
  'eye_colour',
]

/** Changes one fact; an unknown answer clears it. */
export function withFact(known: Facts, fact: Fact, answer: string): Facts {
  const chosen = factChoices[fact].find((choice) => choice === answer) ?? null
  return { ...known, [fact]: chosen }
}

/** Translated names of facts and answers. */
export function useFactTexts() {
  const { t } = useTranslation('attributes')
  const answers = {
    relationship_status: () =>
      factChoices.relationship_status.map((id) => ({ id, label: t(`relationship_status.${id}`) })),
    sexuality: () => factChoices.sexuality.map((id) => ({ id, label: t(`sexuality.${id}`) })),
    body_type: () => factChoices.body_type.map((id) => ({ id, label: t(`body_type.${id}`) })),
    hair_colour: () => factChoices.hair_colour.map((id) => ({ id, label: t(`hair_colour.${id}`) })),
    eye_colour: () => factChoices.eye_colour.map((id) => ({ id, label: t(`eye_colour.${id}`) })),
  } satisfies Record<Fact, () => readonly { id: string; label: string }[]>

  const choices = (fact: Fact): readonly { id: string; label: string }[] => answers[fact]()
  return {
    label: (fact: Fact) => t(`field.${fact}`),
    choices,
    answer: (known: Facts, fact: Fact) =>
      choices(fact).find(({ id }) => id === known[fact])?.label ?? null,
  }
}
