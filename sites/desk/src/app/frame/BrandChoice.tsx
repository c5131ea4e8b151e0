import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { mayUse, type Session } from '../../platform/session.ts'
import { useChangeSettings, useSettings } from '../../platform/settings/useSettings.ts'

const all = 'all'

/** The brand that the queues are about, for those who work in them. */
export function BrandChoice({ brands, staff }: Pick<Session, 'brands' | 'staff'>) {
  const { t } = useTranslation('desk')
  const { brand } = useSettings()
  const change = useChangeSettings()
  if (brands.length < 2 || !mayUse(staff.role, 'moderator')) return null
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
