import type { Interest } from '@bouquet/contract'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../app/useSettings.ts'

export interface InterestChoice {
  readonly id: Interest
  readonly label: string
}

/** The brand's interests with their names, in alphabetical order. */
export function useInterestOptions(): readonly InterestChoice[] {
  const { t, i18n } = useTranslation('attributes')
  const offered = useSettings()?.interests ?? []
  return offered
    .map((id) => ({ id, label: t(`interest.${id}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
}
