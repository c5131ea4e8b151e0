import type { CreditOffer } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { PriceTag } from '@bouquet/ui/PriceTag'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentAddress } from '../payments/paymentLinks.ts'
import { muted, order, purchase } from './credits.css.ts'

/** The trial package, or that it was already bought. */
export function TrialOffer({ trial }: Pick<CreditOffer, 'trial'>) {
  const { t } = useTranslation(['credits', 'errors'])
  const id = useId()
  if (!trial) return <AlertBanner>{t('errors:trial_used')}</AlertBanner>
  return (
    <section className={purchase} aria-labelledby={id}>
      <div className={order}>
        <h2 id={id}>{t('trial.title')}</h2>
        <PriceTag
          credits={trial.credits}
          price={trial.price}
          formerPrice={trial.former_price ?? undefined}
          messagePrice={trial.message_price}
        />
        <p className={muted}>{t('trial.text')}</p>
      </div>
      <Button size="lg" isWide href={paymentAddress(trial.id, {})}>
        {t('trial.buy')}
      </Button>
    </section>
  )
}
