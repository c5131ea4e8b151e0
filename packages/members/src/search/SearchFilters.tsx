import { regionsQuery, useClient } from '@bouquet/client'
import type { SearchResult } from '@bouquet/contract'
import { countryName } from '@bouquet/i18n/format'
import { SearchFilters as Filters } from '@bouquet/ui/SearchFilters'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session.ts'
import { useSettings } from '../app/useSettings.ts'
import { useLocale } from '../language/useLocale.ts'
import { useInterestOptions } from '../profiles/edit/useInterestOptions.ts'
import { filterParams, filterValues, oldest } from './filterValues.ts'
import { resultCountKeys } from './resultCountKeys.ts'
import { side } from './search.css.ts'
import { useFilters, useSearchDefaults } from './useFilters.ts'

/** All filters; each change updates the URL and the results at once. */
export function SearchFilters({ found }: { readonly found: SearchResult | undefined }) {
  const { t } = useTranslation(['people', 'attributes'])
  const { params, change } = useFilters()
  const searchDefaults = useSearchDefaults()
  const settings = useSettings()
  const isVisitor = useUser() === null
  const interests = useInterestOptions()
  const fields = settings?.search_fields ?? []
  const defaults = { ...searchDefaults, youngest: settings?.min_age ?? 18 }
  const value = filterValues(params, defaults)
  const { countries, regions } = usePlaces(value.country, fields.includes('region'))
  const genders = ['female', 'male'] as const

  return (
    <Filters
      className={side}
      labels={{
        title: t('people:filter.title'),
        open: (count) =>
          count > 0 ? t('people:filter.open_count', { count }) : t('people:filter.open'),
        close: t('people:filter.close'),
        clear: t('people:filter.clear'),
        show: found
          ? t(`people:${resultCountKeys(found).show}`, { count: found.num_results })
          : t('people:filter.show'),
      }}
      value={value}
      defaults={filterValues({}, defaults)}
      onChange={(next) => change(filterParams(next, defaults))}
      gender={
        defaults.isGenderFixed
          ? undefined
          : {
              label: t('people:filter.gender'),
              any: defaults.seeking === 'any' ? t('people:filter.everyone') : undefined,
              options: genders.map((id) => ({ id, label: t(`attributes:seeking.${id}`) })),
            }
      }
      age={{
        label: t('people:filter.age'),
        thumbLabels: [t('people:filter.min_age'), t('people:filter.max_age')],
        valueText: ([from, to]) =>
          to === oldest
            ? t('people:filter.ages_open', { from })
            : t('people:filter.ages', { from, to }),
        min: defaults.youngest,
        max: oldest,
      }}
      country={
        countries.length > 1
          ? {
              label: t('people:filter.country'),
              any: t('people:filter.any_country'),
              options: countries,
            }
          : undefined
      }
      region={
        regions.length > 0
          ? {
              label: t('people:filter.region'),
              any: t('people:filter.any_region'),
              options: regions.map((region) => ({ id: region, label: region })),
            }
          : undefined
      }
      further={
        fields.includes('interests')
          ? [
              {
                id: 'interest',
                label: t('people:filter.interest'),
                any: t('people:filter.any_interest'),
                options: interests,
                locked: isVisitor
                  ? { text: t('people:filter.interest_visitor'), href: '/signup' }
                  : defaults.mayUseInterest
                    ? undefined
                    : { text: t('people:filter.interest_locked'), href: '/premium' },
              },
            ]
          : []
      }
    />
  )
}

/** Countries that the brand serves, and the regions of the chosen one if the brand searches by region. */
function usePlaces(country: string | null, hasRegions: boolean) {
  const locale = useLocale()
  const offered = useSettings()?.countries ?? []
  const regions = useQuery({
    ...regionsQuery(useClient(), country ?? ''),
    enabled: country !== null && hasRegions,
  })
  const countries = [...new Set(country === null ? offered : [country, ...offered])]
    .map((id) => ({ id, label: countryName(id, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return { countries, regions: (country !== null && hasRegions && regions.data) || [] }
}
