import type { Payment } from '@bouquet/contract'
import { formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { Spinner } from '@bouquet/ui/Spinner'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session.ts'
import * as css from '../credits/credits.css.ts'
import { useLocale } from '../language/useLocale.ts'
import { PageHeading } from '../navigation/PageHeading.tsx'
import { paymentAddress, readReturnPath } from './paymentLinks.ts'

const icons: Record<Payment['status'], ReactNode> = {
  pending: <Hourglass size="1em" strokeWidth={1.5} />,
  completed: <CircleCheck size="1em" strokeWidth={1.5} />,
  failed: <CircleX size="1em" strokeWidth={1.5} />,
  cancelled: <Undo size="1em" strokeWidth={1.5} />,
}

/** What became of a payment, and the way on. */
export function PaymentOutcome({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('credits')
  const locale = useLocale()
  const balance = useMember().credits
  const { credits, payment_id, payment_method, status } = payment
  const next = readReturnPath(sessionStorage, payment_id)
  const isProcessing = payment.processing_since !== null
  const phase = isProcessing ? 'processing' : status
  const title =
    status === 'completed'
      ? t('payment.completed', { count: credits, figure: formatNumber(credits, locale) })
      : t(`payment.${phase}`)
  return (
    <div className={css.outcome} role="status">
      <span className={css.medallion[status]}>{icons[status]}</span>
      <PageHeading title={title} />
      <p className={css.outcomeText}>
        {status === 'completed'
          ? t('payment.completed_text', {
              count: balance,
              figure: formatNumber(balance, locale),
            })
          : t(`payment.${phase}_text`)}
      </p>
      {status === 'pending' && !isProcessing ? (
        <Spinner size="lg" label={t('payment.pending')} isLabelHidden />
      ) : null}
      {status === 'pending' ? (
        <div className={css.otherWay}>
          <p>{t('payment.other_way_text')}</p>
          <Link variant="standalone" href={paymentAddress(payment.package, { next })}>
            {t('payment.other_way')}
          </Link>
        </div>
      ) : null}
      <div className={css.outcomeActions}>
        {status === 'completed' ? (
          next === null ? (
            <Button href="/members">{t('payment.to_people')}</Button>
          ) : (
            <Button href={next}>{t('payment.to_message')}</Button>
          )
        ) : null}
        {status === 'failed' || status === 'cancelled' ? (
          <>
            <Button href={paymentAddress(payment.package, { method: payment_method, next })}>
              {t('payment.again')}
            </Button>
            {next === null ? null : (
              <Button variant="quiet" tone="neutral" href={next}>
                {t('payment.back')}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </div>
  )
}
