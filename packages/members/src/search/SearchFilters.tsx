import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { AgeFields } from './AgeFields.tsx'
import { GenderFilter } from './GenderFilter.tsx'
import { InterestFilter } from './InterestFilter.tsx'
import { PlaceFilters } from './PlaceFilters.tsx'
import { filters } from './search.css.ts'
import { countFilters } from './searchParams.ts'
import { useFilters } from './useFilters.ts'
import { useSearchDefaults } from './useSearchDefaults.ts'

/** All filters; each change updates the URL and the results at once. */
export function SearchFilters() {
  const { t } = useTranslation('people')
  const { params, change, clear } = useFilters()
  const defaults = useSearchDefaults()
  const fields = useSettings()?.search_fields ?? []
  return (
    <div className={filters}>
      {defaults.isGenderFixed ? null : (
        <GenderFilter params={params} seeking={defaults.seeking} onChange={change} />
      )}
      <AgeFields params={params} onChange={change} />
      <PlaceFilters
        params={params}
        fallback={defaults.country}
        hasRegions={fields.includes('region')}
        onChange={change}
      />
      {fields.includes('interests') ? (
        <InterestFilter params={params} isOpen={defaults.mayUseInterest} onChange={change} />
      ) : null}
      {countFilters(params) > 0 ? (
        <Button variant="quiet" tone="neutral" onPress={clear}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}
