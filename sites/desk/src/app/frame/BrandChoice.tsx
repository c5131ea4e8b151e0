import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../platform/session.ts'
import { useChangeSettings, useSettings } from '../../platform/settings/useSettings.ts'

const all = 'all'

/** The brand that every list is about. */
export function BrandChoice({ brands }: Pick<Session, 'brands'>) {
  const { t } = useTranslation('desk')
  const { brand } = useSettings()
  const change = useChangeSettings()
  if (brands.length < 2) return null
  return (
    <Select
      label={t('menu.brand')}
      isLabelHidden
      options={[
        { id: all, label: t('menu.all_brands') },
        ...brands.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={brands.some(({ id }) => id === brand) && brand !== undefined ? brand : all}
      onChange={(chosen) => change({ brand: chosen === all ? undefined : chosen })}
    />
  )
}
