import { NativeSelect } from '@bouquet/ui/NativeSelect'
import { useTranslation } from 'react-i18next'
import { searchParamsSchema } from './searchParams.ts'
import type { WishProps } from './wishes.ts'

interface GenderWishProps extends WishProps {
  /** Whom the viewer looks for when the address says nothing. */
  readonly seeking: 'female' | 'male' | 'any'
}

/** Women or men; a visitor may look at everyone. */
export function GenderWish({ params, seeking, onChange }: GenderWishProps) {
  const { t } = useTranslation(['people', 'attributes'])
  return (
    <NativeSelect
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
