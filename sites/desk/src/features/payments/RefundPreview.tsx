import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Facts } from '@bouquet/ui/Facts'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './payments.css.ts'
import { useMoney } from './useMoney.ts'

/** What a refund pays back and takes, and by which rule. */
export function RefundPreview({ preview }: { readonly preview: StaffResponse<'refund-preview'> }) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  const times = useTimes()
  const { bought_credits: bought, unspent_credits: unspent, limit } = preview
  return (
    <section className={css.preview} aria-label={t('money.preview')} aria-live="polite">
      <Facts
        items={[
          {
            label: t('money.goes_back'),
            value: <strong className={css.figure}>{money(preview.amount)}</strong>,
          },
          {
            label: t('money.credits_taken'),
            value: t('money.credits_of', { credits: preview.credits, bought }),
          },
          {
            label: t('money.before'),
            value: preview.refunded.amount === 0 ? null : money(preview.refunded),
          },
        ]}
      />
      <p>{t(`money.rule_${preview.rule}`, { unspent, bought })}</p>
      <p className={css.note}>
        {t(preview.is_within_days ? 'money.in_time' : 'money.late', {
          days: preview.days,
          date: times.date(preview.withdrawable_until),
        })}
      </p>
      {preview.needs_approval ? (
        <AlertBanner tone="warning">
          {t('money.needs_approval', { limit: money(limit) })}
        </AlertBanner>
      ) : null}
    </section>
  )
}
