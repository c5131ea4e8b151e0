import type { MemberProfile } from '@bouquet/contract'
import type { ProfileFact } from '@bouquet/ui/ProfileFacts'
import { useSettings } from '../../../platform/settings/useSettings.ts'
import { facts, useFactTexts } from '../../profiles/edit/facts.ts'

/** The facts of a profile that are set and that the brand shows, in words. */
export function useKnownFacts({ attributes }: Pick<MemberProfile, 'attributes'>): ProfileFact[] {
  const shown = useSettings()?.visible_profile_fields ?? []
  const texts = useFactTexts()
  return facts
    .filter((fact) => shown.includes(fact))
    .map((fact) => ({ id: fact, label: texts.label(fact), value: texts.answer(attributes, fact) }))
    .flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]))
}
