import { constants } from '@bouquet/contract'
import { type ComparisonRow, PaywallSheet } from '@bouquet/ui/PaywallSheet'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../platform/settings/useSettings.ts'

/** The member whose photo it is, and the path to return to after the purchase. */
export interface LockedBy {
  readonly name: string
  readonly next: string
}

interface PhotoPaywallProps extends LockedBy {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Says that a photo needs premium, and what premium brings. */
export default function PhotoPaywall({ name, next, isOpen, onOpenChange }: PhotoPaywallProps) {
  const { t } = useTranslation('credits')
  const days = useSettings()?.refund_days
  const comparison: readonly ComparisonRow[] = [
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
  ]
  return (
    <PaywallSheet
      title={t('paywall.photo')}
      description={t('paywall.photo_text', { name })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      comparison={comparison}
      assurances={[
        t('assurance.once'),
        ...(days === undefined ? [] : [t('assurance.refund', { count: days })]),
      ]}
      action={{
        label: t('checkout.to_packages'),
        href: `/credits?next=${encodeURIComponent(next)}`,
      }}
    />
  )
}
