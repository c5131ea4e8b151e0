import { PaywallSheet } from '@bouquet/ui/PaywallSheet'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { usePremiumComparison } from './usePremiumComparison.ts'

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
  return (
    <PaywallSheet
      title={t('paywall.photo')}
      description={t('paywall.photo_text', { name })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      comparison={usePremiumComparison()}
      assurances={[
        t('assurance.once'),
        ...(days === undefined ? [] : [t('assurance.refund', { count: days })]),
      ]}
      action={{
        label: t('offer.to_packages'),
        href: `/credits?next=${encodeURIComponent(next)}`,
      }}
    />
  )
}
