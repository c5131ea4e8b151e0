import { countryName, formatMoney } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import { type Code, validityTexts } from './codeFields.ts'

/** What a code is bound to, in a line. */
export function useCodeTerms(): (code: Code) => string {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return ({ validity, minimum_order_value: amount, currency, user_id, country, paymentmethods }) =>
    [
      t(validityTexts[validity]),
      amount > 0 && currency !== null
        ? t('codes.from_order', { price: formatMoney({ amount, currency }, locale) })
        : null,
      user_id === null ? null : t('codes.one_member'),
      country === null ? null : t('codes.in_country', { country: countryName(country, locale) }),
      paymentmethods.length === 0
        ? null
        : t('codes.by_method', {
            methods: list.format(paymentmethods.map((method) => t(`money.method_${method}`))),
          }),
    ]
      .filter((term) => term !== null)
      .join(', ')
}
