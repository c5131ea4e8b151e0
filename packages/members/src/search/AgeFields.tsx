import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../app/useSettings.ts'
import type { FilterProps } from './FilterProps.ts'
import { pair } from './search.css.ts'

const oldest = 99
const figure = (value: string) => (value === '' ? undefined : Number(value))

/** The youngest and the oldest age. */
export function AgeFields({ params, onChange }: FilterProps) {
  const { t } = useTranslation('people')
  const youngest = useSettings()?.min_age ?? 18
  const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => String(youngest + index))
  const options = ages.map((age) => ({ id: age, label: age }))
  return (
    <div className={pair}>
      <Select
        label={t('filter.min_age')}
        placeholder={t('filter.any_age')}
        options={options}
        value={String(params.min_age ?? '')}
        onChange={(age) => onChange({ min_age: figure(age) })}
      />
      <Select
        label={t('filter.max_age')}
        placeholder={t('filter.any_age')}
        options={options}
        value={String(params.max_age ?? '')}
        onChange={(age) => onChange({ max_age: figure(age) })}
      />
    </div>
  )
}
