import { constants } from '@bouquet/contract'
import type { ComparisonRow } from '@bouquet/ui/PaywallSheet'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../platform/settings/useSettings.ts'

/** What one has without and with premium. */
export function usePremiumComparison(): readonly ComparisonRow[] {
  const { t } = useTranslation('credits')
  const fields = useSettings()?.search_fields ?? []
  return [
    { id: 'photos', label: t('premium.photos'), free: false, premium: true },
    {
      id: 'own_photos',
      label: t('premium.own_photos_row'),
      free: String(constants.photos.free),
      premium: String(constants.photos.premium),
    },
    {
      id: 'conversations',
      label: t('premium.conversations_row'),
      free: String(constants.freeConversations),
      premium: t('premium.unlimited'),
    },
    {
      id: 'read',
      label: t('premium.read'),
      note: t('premium.read_text'),
      free: false,
      premium: true,
    },
    ...(fields.includes('interests')
      ? [{ id: 'search', label: t('premium.search'), free: false, premium: true }]
      : []),
  ]
}
