import type { DiscountCode } from '@bouquet/contract'
import { formatPercent } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { CountdownTimer } from '@bouquet/ui/CountdownTimer'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { dialogTime } from '../credits.css.ts'

interface BonusDialogProps {
  readonly discount: DiscountCode
  readonly secondsLeft: number
  readonly onClose: () => void
}

/** Tells a member without credits about the active discount and the time left. */
export default function BonusDialog({ discount, secondsLeft, onClose }: BonusDialogProps) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const percent = formatPercent(discount.value_percentage / 100, locale)
  return (
    <Dialog
      size="sm"
      isOpen
      onOpenChange={onClose}
      title={t('bonus.title')}
      description={t('bonus.text', { percent })}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {t('purchase.later')}
          </Button>
          <Button href="/credits" onPress={onClose}>
            {t('offer.to_packages')}
          </Button>
        </>
      }
    >
      <p className={dialogTime}>
        {t('bonus.left')}{' '}
        <CountdownTimer size="lg" secondsLeft={secondsLeft} label={t('bonus.left')} />
      </p>
    </Dialog>
  )
}
