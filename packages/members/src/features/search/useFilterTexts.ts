import { countryName } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { useFactTexts } from '../profiles/edit/facts.ts'
import { oldest } from './filterValues.ts'
import { premiumFilters, type SearchParams } from './searchParams.ts'
import { useFilters, useSearchDefaults } from './useFilters.ts'

interface FilterText {
  readonly id: string
  readonly label: string
  /** The change that takes this filter away. */
  readonly without: Omit<SearchParams, 'page'>
}

/** The filters of the URL in words, without those that this viewer may not use. */
export function useFilterTexts(): readonly FilterText[] {
  const { t } = useTranslation(['people', 'attributes'])
  const locale = useLocale()
  const { params } = useFilters()
  const { mayUseFields } = useSearchDefaults()
  const settings = useSettings()
  const facts = useFactTexts()
  const { gender, country, countryregion, near, min_age, max_age } = params
  const text = (id: keyof SearchParams, label: string): FilterText => ({
    id,
    label,
    without: { [id]: undefined },
  })
  const inField = (field: string, value: string) => t('people:chips.chip', { field, value })

  const premium = premiumFilters.flatMap((filter): readonly FilterText[] => {
    const value = params[filter]
    if (!mayUseFields || value === undefined) return []
    if (filter === 'city') return [text(filter, value)]
    if (filter === 'interest') {
      const interest = params.interest
      return interest === undefined ? [] : [text(filter, t(`attributes:interest.${interest}`))]
    }
    const answer = facts.choices(filter).find(({ id }) => id === value)
    return answer ? [text(filter, inField(facts.label(filter), answer.label))] : []
  })
  const from = min_age ?? settings?.min_age ?? 18
  const to = max_age ?? oldest
  const ages = t(to === oldest ? 'people:filter.ages_open' : 'people:filter.ages', { from, to })
  return [
    ...(gender === undefined
      ? []
      : [
          text(
            'gender',
            t(gender === 'any' ? 'people:filter.everyone' : `attributes:seeking.${gender}`),
          ),
        ]),
    ...(min_age === undefined && max_age === undefined
      ? []
      : [
          {
            id: 'age',
            label: inField(t('people:filter.age'), ages),
            without: { min_age: undefined, max_age: undefined },
          },
        ]),
    ...(country === undefined
      ? []
      : [
          text(
            'country',
            country === 'any' ? t('people:filter.any_country') : countryName(country, locale),
          ),
        ]),
    ...(countryregion === undefined || country === 'any'
      ? []
      : [text('countryregion', countryregion)]),
    ...(near === undefined || country === 'any'
      ? []
      : [text('near', t('people:chips.near', { town: near }))]),
    ...premium,
  ]
}
