import type { CreditOffer } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { muted } from '../../platform/screens/screen.css.ts'
import { purchase } from './credits.css.ts'
import { OrderedPackage } from './OrderedPackage.tsx'
import { paymentAddress } from './paymentAddress.ts'

/** The trial package, or that it was already bought. */
export function TrialOffer({ trial }: Pick<CreditOffer, 'trial'>) {
  const { t } = useTranslation(['credits', 'errors'])
  const id = useId()
  if (!trial) return <AlertBanner>{t('errors:trial_used')}</AlertBanner>
  return (
    <section className={purchase} aria-labelledby={id}>
      <OrderedPackage package={trial} title={<h2 id={id}>{t('trial.title')}</h2>}>
        <p className={muted}>{t('trial.text')}</p>
      </OrderedPackage>
      <Button size="lg" isWide href={paymentAddress(trial.id, {})}>
        {t('trial.buy')}
      </Button>
    </section>
  )
}
