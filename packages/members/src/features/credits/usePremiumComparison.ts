import { constants } from '@bouquet/contract'
import type { ComparisonRow } from '@bouquet/ui/PaywallSheet'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../platform/settings/useSettings.ts'

/** What one has without and with premium. */
export function usePremiumComparison(): readonly ComparisonRow[] {
  const { t } = useTranslation('premium')
  const fields = useSettings()?.search_fields ?? []
  return [
    { id: 'photos', label: t('photos'), free: false, premium: true },
    {
      id: 'own_photos',
      label: t('own_photos_row'),
      free: String(constants.photos.free),
      premium: String(constants.photos.premium),
    },
    {
      id: 'conversations',
      label: t('conversations_row'),
      free: String(constants.freeConversations),
      premium: t('unlimited'),
    },
    {
      id: 'read',
      label: t('read'),
      note: t('read_text'),
      free: false,
      premium: true,
    },
    ...(fields.includes('interests')
      ? [{ id: 'search', label: t('search'), free: false, premium: true }]
      : []),
  ]
}
