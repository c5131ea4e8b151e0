import { countryName } from '@bouquet/i18n/format'
import { Facts } from '@bouquet/ui/Facts'
import { Link } from '@bouquet/ui/Link'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import { useMoney } from './useMoney.ts'

type Record = StaffResponse<'payment'>

/** What was bought, by whom, and how it was paid. */
export function PaymentFacts({ payment, account }: Pick<Record, 'payment' | 'account'>) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const money = useMoney()
  const brandName = useBrandName()
  const momentOf = (iso: string | null) => (iso === null ? null : times.moment(iso))
  return (
    <Facts
      items={[
        {
          label: t('money.account'),
          value: account ? (
            <Link href={`/accounts/${payment.brand}/${account.id}`}>{account.name}</Link>
          ) : (
            t('money.account_erased')
          ),
        },
        {
          label: t('accounts.state'),
          value: account ? t(`accounts.state_${account.status}`) : null,
        },
        {
          label: t('money.balance'),
          value: account ? account.credits.toLocaleString(locale) : null,
        },
        { label: t('money.brand'), value: brandName(payment.brand) },
        { label: t('payments.price'), value: money(payment.price) },
        {
          label: t('money.former_price'),
          value: payment.former_price ? money(payment.former_price) : null,
        },
        { label: t('money.code'), value: payment.discount_code },
        { label: t('payments.credits'), value: payment.credits.toLocaleString(locale) },
        { label: t('payments.refunded'), value: payment.refunded ? money(payment.refunded) : null },
        { label: t('money.method'), value: t(`money.method_${payment.payment_method}`) },
        {
          label: t('money.country'),
          value: payment.country === null ? null : countryName(payment.country, locale),
        },
        { label: t('money.started'), value: times.moment(payment.created) },
        { label: t('money.bank_since'), value: momentOf(payment.processing_since) },
        { label: t('money.settled'), value: momentOf(payment.settled) },
        { label: t('money.withdrawable'), value: momentOf(payment.withdrawable_until) },
        { label: t('money.provider'), value: payment.provider },
        { label: t('money.reference'), value: payment.provider_reference, isLong: true },
      ]}
    />
  )
}
