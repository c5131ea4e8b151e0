import type { Payment } from '@bouquet/contract'
import { tabStorage } from '@bouquet/contract/deviceStorage'
import { formatMoney, formatNumber } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Link } from '@bouquet/ui/Link'
import { Spinner } from '@bouquet/ui/Spinner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { useLocale } from '../../platform/language/useLocale.ts'
import { PageHeading } from '../../platform/navigation/PageHeading.tsx'
import { useMember } from '../../platform/session.ts'
import { paymentAddress } from '../credits/paymentAddress.ts'
import { type PaymentPhase, paymentPhase } from './paymentPhase.rules.ts'
import * as css from './payments.css.ts'
import { readReturnPath } from './returnPath.ts'

interface PhaseStyle {
  readonly icon: ReactNode
  readonly medallion: keyof typeof css.medallion
}

const waiting: PhaseStyle = {
  icon: <Hourglass size="1em" strokeWidth={1.5} />,
  medallion: 'info',
}
const reversed: PhaseStyle = {
  icon: <Undo size="1em" strokeWidth={1.5} />,
  medallion: 'neutral',
}
const disputed: PhaseStyle = {
  icon: <CircleAlert size="1em" strokeWidth={1.5} />,
  medallion: 'warning',
}

const phaseStyles: Record<PaymentPhase, PhaseStyle> = {
  pending: waiting,
  processing: waiting,
  completed: { icon: <CircleCheck size="1em" strokeWidth={1.5} />, medallion: 'success' },
  failed: { icon: <CircleX size="1em" strokeWidth={1.5} />, medallion: 'danger' },
  cancelled: reversed,
  partly_refunded: reversed,
  refunded: reversed,
  dispute_open: disputed,
  dispute_lost: disputed,
}

/** What became of a payment, and the way on. */
export function PaymentOutcome({ payment }: { readonly payment: Payment }) {
  const phase = paymentPhase(payment)
  const { title, text } = useOutcomeText(payment)
  const { icon, medallion } = phaseStyles[phase]
  return (
    <div className={css.outcome} role="status">
      <span className={css.medallion[medallion]}>{icon}</span>
      <PageHeading title={title} />
      <p className={css.outcomeText}>{text}</p>
      <WayOn payment={payment} />
    </div>
  )
}

function useOutcomeText(payment: Payment) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const dates = useDates()
  const balance = useMember().credits
  const { credits, receipt_state } = payment
  const phase = paymentPhase(payment)
  if (phase === 'completed') {
    return {
      title: t('payment.completed', { count: credits, figure: formatNumber(credits, locale) }),
      text: t('payment.completed_text', { count: balance, figure: formatNumber(balance, locale) }),
    }
  }
  return {
    title: t(`payment.${phase}`),
    text: t(`payment.${phase}_text`, {
      date: receipt_state === null ? '' : dates.format(receipt_state.at, 'long'),
      price:
        receipt_state !== null && 'refunded' in receipt_state
          ? formatMoney(receipt_state.refunded, locale)
          : '',
    }),
  }
}

function WayOn({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('payments')
  const { payment_id, payment_method } = payment
  const next = useInBrowser() ? readReturnPath(tabStorage(), payment_id) : null
  const phase = paymentPhase(payment)
  switch (phase) {
    case 'pending':
    case 'processing':
      return (
        <>
          {phase === 'pending' ? (
            <Spinner size="lg" label={t('payment.pending')} isLabelHidden />
          ) : null}
          <div className={css.otherWay}>
            <p>{t('payment.other_way_text')}</p>
            <Link variant="standalone" href={paymentAddress(payment.package, { next })}>
              {t('payment.other_way')}
            </Link>
          </div>
        </>
      )
    case 'completed':
      return (
        <div className={css.outcomeActions}>
          {next === null ? (
            <Button href="/members">{t('payment.to_people')}</Button>
          ) : (
            <Button href={next}>{t('payment.to_message')}</Button>
          )}
        </div>
      )
    case 'failed':
    case 'cancelled':
      return (
        <div className={css.outcomeActions}>
          <Button href={paymentAddress(payment.package, { method: payment_method, next })}>
            {t('payment.again')}
          </Button>
          {next === null ? null : (
            <Button variant="quiet" tone="neutral" href={next}>
              {t('payment.back')}
            </Button>
          )}
        </div>
      )
    default:
      return (
        <div className={css.outcomeActions}>
          <Button variant="outline" tone="neutral" href="/transactions">
            {t('withdraw.to_payments')}
          </Button>
        </div>
      )
  }
}
