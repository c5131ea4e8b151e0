import { countryName } from '@bouquet/i18n/format'
import { Link } from '@bouquet/ui/Link'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../parts/Facts.tsx'
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
        [
          t('money.account'),
          account ? (
            <Link key="account" href={`/accounts/${payment.brand}/${account.id}`}>
              {account.name}
            </Link>
          ) : (
            t('money.account_erased')
          ),
        ],
        [t('accounts.state'), account ? t(`accounts.state_${account.status}`) : null],
        [t('money.balance'), account ? account.credits.toLocaleString(locale) : null],
        [t('money.brand'), brandName(payment.brand)],
        [t('payments.price'), money(payment.price)],
        [t('money.former_price'), payment.former_price ? money(payment.former_price) : null],
        [t('money.code'), payment.discount_code],
        [t('payments.credits'), payment.credits.toLocaleString(locale)],
        [t('payments.refunded'), payment.refunded ? money(payment.refunded) : null],
        [t('money.method'), t(`money.method_${payment.payment_method}`)],
        [
          t('money.country'),
          payment.country === null ? null : countryName(payment.country, locale),
        ],
        [t('money.started'), times.moment(payment.created)],
        [t('money.bank_since'), momentOf(payment.processing_since)],
        [t('money.settled'), momentOf(payment.settled)],
        [t('money.withdrawable'), momentOf(payment.withdrawable_until)],
        [t('money.provider'), payment.provider],
        [t('money.reference'), payment.provider_reference, 'long'],
      ]}
    />
  )
}
