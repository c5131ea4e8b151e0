import { regionsQuery, selectCountryMutation, useClient } from '@bouquet/client'
import type { SearchResult } from '@bouquet/contract'
import { countryName } from '@bouquet/i18n/format'
import { SearchFilters as Filters } from '@bouquet/ui/SearchFilters'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { filterParams, filterValues, oldest } from './filterValues.ts'
import { resultCountKeys } from './resultCountKeys.ts'
import { side } from './search.css.ts'
import { useFilters, useSearchDefaults } from './useFilters.ts'
import { useFurtherFields } from './useFurtherFields.tsx'

/** All filters; each change updates the URL and the results at once. */
export function SearchFilters({ found }: { readonly found: SearchResult | undefined }) {
  const { t } = useTranslation(['people', 'attributes'])
  const { params, change } = useFilters()
  const searchDefaults = useSearchDefaults()
  const settings = useSettings()
  const isVisitor = useUser() === null
  const fields = settings?.search_fields ?? []
  const defaults = { ...searchDefaults, youngest: settings?.min_age ?? 18 }
  const value = filterValues(params, defaults)
  const { countries, regions } = usePlaces(value.country, fields.includes('region'))
  const further = useFurtherFields(value.country, defaults.mayUseFields)
  const correctCountry = useCountryCorrection(isVisitor, value.country)
  const genders = ['female', 'male'] as const

  return (
    <Filters
      className={side}
      title={t('people:filter.title')}
      showLabel={
        found
          ? t(`people:${resultCountKeys(found).show}`, { count: found.num_results })
          : t('people:filter.show')
      }
      value={value}
      defaults={filterValues({}, defaults)}
      onChange={(next) => {
        correctCountry(next.country)
        change(filterParams(next, defaults))
      }}
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
      further={further}
    />
  )
}

/** A visitor who chooses a country corrects what the site assumed from their address. */
function useCountryCorrection(isVisitor: boolean, known: string | null) {
  const correct = useMutation(selectCountryMutation(useClient()))
  return (country: string | null) => {
    if (isVisitor && country !== null && country !== known) correct.mutate(country)
  }
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
