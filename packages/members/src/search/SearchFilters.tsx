import { Button } from '@bouquet/ui/Button'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { AgeFields } from './AgeFields.tsx'
import { GenderWish } from './GenderWish.tsx'
import { InterestWish } from './InterestWish.tsx'
import { PlaceWishes } from './PlaceWishes.tsx'
import { filters } from './search.css.ts'
import { countWishes } from './searchParams.ts'
import { useSearchDefaults } from './useSearchDefaults.ts'
import { useWishes } from './useWishes.ts'

/** All that one may wish for; each change is in the address and in the results at once. */
export function SearchFilters() {
  const { t } = useTranslation('people')
  const { params, change, clear } = useWishes()
  const defaults = useSearchDefaults()
  const fields = useSettings()?.search_fields ?? []
  return (
    <div className={filters}>
      {defaults.isGenderFixed ? null : (
        <GenderWish params={params} seeking={defaults.seeking} onChange={change} />
      )}
      <AgeFields params={params} onChange={change} />
      <PlaceWishes
        params={params}
        fallback={defaults.country}
        hasRegions={fields.includes('region')}
        onChange={change}
      />
      {fields.includes('interests') ? (
        <InterestWish params={params} isOpen={defaults.mayUseInterest} onChange={change} />
      ) : null}
      {countWishes(params) > 0 ? (
        <Button variant="quiet" tone="neutral" onPress={clear}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}
