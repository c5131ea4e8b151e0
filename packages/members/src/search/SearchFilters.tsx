import { Button } from '@bouquet/ui/Button'
import { NativeSelect } from '@bouquet/ui/NativeSelect'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import { AgeFields } from './AgeFields.tsx'
import { InterestWish } from './InterestWish.tsx'
import { PlaceWishes } from './PlaceWishes.tsx'
import { filters } from './search.css.ts'
import { countWishes, searchParamsSchema } from './searchParams.ts'
import { useSearchDefaults } from './useSearchDefaults.ts'
import { useWishes } from './useWishes.ts'

/** All that one may wish for; each change is in the address and in the results at once. */
export function SearchFilters() {
  const { t } = useTranslation(['people', 'attributes'])
  const { params, change, clear } = useWishes()
  const defaults = useSearchDefaults()
  const fields = useSettings()?.search_fields ?? []
  return (
    <div className={filters}>
      {defaults.isGenderFixed ? null : (
        <NativeSelect
          label={t('people:filter.gender')}
          options={[
            { id: 'female', label: t('attributes:seeking.female') },
            { id: 'male', label: t('attributes:seeking.male') },
            { id: 'any', label: t('people:filter.everyone') },
          ]}
          value={params.gender ?? defaults.gender ?? 'any'}
          onChange={(chosen) =>
            change(searchParamsSchema.pick({ gender: true }).parse({ gender: chosen }))
          }
        />
      )}
      <AgeFields params={params} onChange={change} />
      <PlaceWishes params={params} fallback={defaults.country} onChange={change} />
      {fields.includes('interests') ? (
        <InterestWish params={params} isOpen={defaults.mayUseInterest} onChange={change} />
      ) : null}
      {countWishes(params) > 0 ? (
        <Button variant="quiet" tone="neutral" onPress={clear}>
          {t('people:filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}
