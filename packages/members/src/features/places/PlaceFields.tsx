import { regionsQuery, useClient } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { countryName } from '@bouquet/i18n/format'
import { Select } from '@bouquet/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { TownField } from './TownField.tsx'

export interface Place {
  readonly country: string
  readonly region: string | null
  readonly city: string | null
}

export function placeOf({ profile: { country, region, city } }: User): Place {
  return {
    country,
    region,
    city,
  }
}

interface PlaceFieldsProps {
  readonly value: Place
  readonly onChange: (place: Place) => void
}

/** Fields for country, region and town, depending on the brand. */
export function PlaceFields({ value, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('attributes')
  const locale = useLocale()
  const settings = useSettings()
  const regions = useQuery(regionsQuery(useClient(), value.country)).data ?? []
  const asked = settings?.visible_profile_fields ?? []
  const countries = [...new Set([value.country, ...(settings?.countries ?? [])])]
    .map((id) => ({ id, label: countryName(id, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))

  return (
    <>
      <Select
        label={t('field.country')}
        autoComplete="country"
        options={countries}
        value={value.country}
        onChange={(country) => onChange({ country, region: null, city: value.city })}
      />
      {asked.includes('region') && regions.length > 0 ? (
        <Select
          label={t('field.region')}
          placeholder={t('unstated')}
          options={regions.map((region) => ({ id: region, label: region }))}
          value={value.region ?? ''}
          onChange={(region) => onChange({ ...value, region: region || null })}
        />
      ) : null}
      {asked.includes('city') ? (
        <TownField
          isImmediate
          country={value.country}
          value={value.city}
          onChange={(city, region) => onChange({ ...value, city, region: region ?? value.region })}
        />
      ) : null}
    </>
  )
}
