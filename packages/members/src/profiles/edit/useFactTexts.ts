import { useTranslation } from 'react-i18next'
import { type Fact, type Facts, factChoices } from './facts.ts'

/** Names of the facts and of their answers, in the language of the page. */
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
