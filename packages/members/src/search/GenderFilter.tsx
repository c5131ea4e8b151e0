import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import type { FilterProps } from './FilterProps.ts'
import { searchParamsSchema } from './searchParams.ts'

interface GenderFilterProps extends FilterProps {
  /** Whom the viewer looks for when the address says nothing. */
  readonly seeking: 'female' | 'male' | 'any'
}

/** Filter by gender; visitors may choose everyone. */
export function GenderFilter({ params, seeking, onChange }: GenderFilterProps) {
  const { t } = useTranslation(['people', 'attributes'])
  return (
    <Select
      label={t('people:filter.gender')}
      options={[
        { id: 'female', label: t('attributes:seeking.female') },
        { id: 'male', label: t('attributes:seeking.male') },
        ...(seeking === 'any' ? [{ id: 'any', label: t('people:filter.everyone') }] : []),
      ]}
      value={params.gender ?? seeking}
      onChange={(chosen) => {
        const { gender } = searchParamsSchema.pick({ gender: true }).parse({ gender: chosen })
        onChange({ gender: gender === seeking ? undefined : gender })
      }}
    />
  )
}
