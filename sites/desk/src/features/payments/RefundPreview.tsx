import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../parts/Facts.tsx'
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
          [
            t('money.goes_back'),
            <strong key="amount" className={css.figure}>
              {money(preview.amount)}
            </strong>,
          ],
          [t('money.credits_taken'), t('money.credits_of', { credits: preview.credits, bought })],
          [t('money.before'), preview.refunded.amount === 0 ? null : money(preview.refunded)],
        ]}
      />
      <p>{t(`money.rule_${preview.rule}`, { unspent, bought })}</p>
      <p className={css.note}>
        {t(preview.is_within_days ? 'money.in_time' : 'money.late', {
          days: preview.days,
          date: times.date(preview.withdrawable_until),
        })}
      </p>
      {preview.needs_approval && limit ? (
        <AlertBanner tone="warning">
          {t('money.needs_approval', { limit: money(limit) })}
        </AlertBanner>
      ) : null}
    </section>
  )
}
