import { regionsQuery, useClient } from '@bouquet/client'
import { countryName } from '@bouquet/i18n/format'
import { Select } from '@bouquet/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { useLocale } from '../language/useLocale.ts'
import type { FilterProps } from './FilterProps.ts'
import { searchParamsSchema } from './searchParams.ts'

interface PlaceFiltersProps extends FilterProps {
  /** The country when the address names none. */
  readonly fallback: string | undefined
  /** Whether the brand lets one search by region. */
  readonly hasRegions: boolean
}

/** Filters by country, where the brand serves several, and by region. */
export function PlaceFilters({ params, fallback, hasRegions, onChange }: PlaceFiltersProps) {
  const { t } = useTranslation('people')
  const locale = useLocale()
  const offered = useSettings()?.countries ?? []
  const country = params.country ?? fallback ?? 'any'
  const hasCountry = country !== 'any'
  const asksRegion = hasCountry && hasRegions
  const regions =
    useQuery({ ...regionsQuery(useClient(), country), enabled: asksRegion }).data ?? []
  const countries = [...new Set(hasCountry ? [country, ...offered] : offered)]
    .map((id) => ({ id, label: countryName(id, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))

  return (
    <>
      {countries.length > 1 ? (
        <Select
          label={t('filter.country')}
          options={[{ id: 'any', label: t('filter.any_country') }, ...countries]}
          value={country}
          onChange={(chosen) =>
            onChange(searchParamsSchema.pick({ country: true }).parse({ country: chosen }))
          }
        />
      ) : null}
      {asksRegion && regions.length > 0 ? (
        <Select
          label={t('filter.region')}
          placeholder={t('filter.any_region')}
          options={regions.map((region) => ({ id: region, label: region }))}
          value={params.countryregion ?? ''}
          onChange={(region) => onChange({ countryregion: region || undefined })}
        />
      ) : null}
    </>
  )
}
