import { isLocale } from '@bouquet/i18n'
import { countryName, languageName } from '@bouquet/i18n/format'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../parts/Facts.tsx'
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
  const facts: ComponentProps<typeof Facts>['items'] = [
    [t('accounts.email'), account.email, 'long'],
    [t('accounts.id'), account.id, 'long'],
    [t('accounts.brand'), brandName(account.brand)],
    [t('accounts.age'), t('member.age', { age: account.age })],
    [
      t('accounts.place'),
      [town, countryName(account.country, locale)].filter((part) => part !== null).join(', '),
    ],
    [
      t('accounts.language'),
      isLocale(account.language) ? languageName(account.language, locale) : account.language,
    ],
    [t('accounts.premium'), yesOrNo(account.paid_user)],
    [t('accounts.credits'), account.credits.toLocaleString(locale)],
    [t('accounts.factor'), yesOrNo(account.second_factor)],
    [t('accounts.since'), times.date(account.signup_date)],
    [t('accounts.seen'), last_seen === null ? t('accounts.never') : times.relative(last_seen)],
    [t('accounts.erased'), erased_after === null ? null : times.date(erased_after)],
  ]
  return (
    <section className={panel} aria-label={t('accounts.facts')}>
      <Facts items={facts} />
    </section>
  )
}
