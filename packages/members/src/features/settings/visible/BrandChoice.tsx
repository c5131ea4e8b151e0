import type { ShownBrand } from '@bouquet/contract'
import { Switch } from '@bouquet/ui/Switch'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { BrandFacts } from './BrandFacts.tsx'
import { brandRow, brandTitle } from './visible.css.ts'

interface BrandChoiceProps {
  readonly brand: ShownBrand
  readonly isSelected: boolean
  readonly isDisabled: boolean
  readonly onChange: (given: boolean) => void
}

/** Another brand with its description, and whether the member is shown there. */
export function BrandChoice({ brand, isSelected, isDisabled, onChange }: BrandChoiceProps) {
  const { t } = useTranslation('settings')
  const dates = useDates()
  return (
    <li className={brandRow}>
      <h3 className={brandTitle}>{brand.name}</h3>
      <BrandFacts brand={brand} />
      <Switch
        label={t('visible.show', { brand: brand.name })}
        description={
          brand.since === null
            ? undefined
            : t('visible.since', { date: dates.format(brand.since, 'moment') })
        }
        isSelected={isSelected}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </li>
  )
}
