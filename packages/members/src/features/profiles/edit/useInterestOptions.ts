import { interestsQuery, useClient } from '@bouquet/client'
import type { Interest } from '@bouquet/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../platform/settings/useSettings.ts'

export interface InterestChoice {
  readonly id: Interest
  readonly label: string
}

/** The interests that the brand offers with their names. Until the response arrives, those in the settings. */
export function useInterestOptions(): readonly InterestChoice[] {
  const known = useSettings()?.interests
  const { data = known ?? [] } = useQuery(interestsQuery(useClient()))
  return useInterestNames(data)
}

/** Interests with their names, in alphabetical order. */
export function useInterestNames(interests: readonly Interest[]): readonly InterestChoice[] {
  const { t, i18n } = useTranslation('attributes')
  return interests
    .map((id) => ({ id, label: t(`interest.${id}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
}
