import { isLocale } from '@bouquet/i18n'
import { countryName, languageName } from '@bouquet/i18n/format'
import { type Fact, Facts } from '@bouquet/ui/Facts'
import { useTranslation } from 'react-i18next'
import { panel } from '../../parts/page.css.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import type { MemberRecord } from './memberRecord.ts'

/** The main facts of an account. */
export function AccountFacts({ account }: Pick<MemberRecord, 'account'>) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const brandName = useBrandName()
  const yesOrNo = (is: boolean) => t(is ? 'accounts.yes' : 'accounts.no')
  const { last_seen, erased_after, town } = account
  const facts: readonly Fact[] = [
    { label: t('accounts.email'), value: account.email, isLong: true },
    { label: t('accounts.id'), value: account.id, isLong: true },
    { label: t('accounts.brand'), value: brandName(account.brand) },
    { label: t('accounts.age'), value: t('member.age', { age: account.age }) },
    {
      label: t('accounts.place'),
      value: [town, countryName(account.country, locale)]
        .filter((part) => part !== null)
        .join(', '),
    },
    {
      label: t('accounts.language'),
      value: isLocale(account.language) ? languageName(account.language, locale) : account.language,
    },
    { label: t('accounts.premium'), value: yesOrNo(account.paid_user) },
    { label: t('accounts.credits'), value: account.credits.toLocaleString(locale) },
    { label: t('accounts.factor'), value: yesOrNo(account.second_factor) },
    { label: t('accounts.since'), value: times.date(account.signup_date) },
    {
      label: t('accounts.seen'),
      value: last_seen === null ? t('accounts.never') : times.relative(last_seen),
    },
    { label: t('accounts.erased'), value: erased_after === null ? null : times.date(erased_after) },
  ]
  return (
    <section className={panel} aria-label={t('accounts.facts')}>
      <Facts items={facts} />
    </section>
  )
}
