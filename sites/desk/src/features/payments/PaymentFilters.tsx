import { paymentMethods } from '@bouquet/contract'
import { Select } from '@bouquet/ui/Select'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session.ts'
import { currencies, type PaymentSearch, paymentStates, periods } from './paymentFilters.ts'
import * as css from './payments.css.ts'

const all = 'all'

/** The filters of the list; they stand in the address, so that it can be sent to a colleague. */
export function PaymentFilters({ search }: { readonly search: PaymentSearch }) {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const brands = useSession()?.brands ?? []
  const fields = [
    ['brand', brands.map(({ id, name }) => ({ id, label: name }))],
    ['state', paymentStates.map((id) => ({ id, label: t(`payments.state_${id}`) }))],
    ['method', paymentMethods.map((id) => ({ id, label: t(`money.method_${id}`) }))],
    ['currency', currencies.map((id) => ({ id, label: id }))],
    ['days', periods.map((id) => ({ id, label: t(`money.days_${id}`) }))],
  ] as const
  const labels = {
    brand: t('money.brand'),
    state: t('payments.state'),
    method: t('money.method'),
    currency: t('money.currency'),
    days: t('money.days'),
  }
  return (
    <fieldset className={css.filters} aria-label={t('money.filters')}>
      {fields.map(([name, options]) => (
        <Select
          key={name}
          label={labels[name]}
          options={[
            { id: all, label: name === 'days' ? t('money.days_all') : t('money.any') },
            ...options,
          ]}
          value={search[name] ?? all}
          onChange={(chosen) =>
            void navigate({
              to: '/payments',
              search: { ...search, [name]: chosen === all ? undefined : chosen },
              replace: true,
            })
          }
        />
      ))}
    </fieldset>
  )
}
