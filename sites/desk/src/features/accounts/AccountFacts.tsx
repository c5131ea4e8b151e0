import { isLocale } from '@bouquet/i18n'
import { countryName, languageName } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'
import { panel } from '../../parts/page.css.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { useSession } from '../../platform/session.ts'
import * as css from './accounts.css.ts'
import type { MemberRecord } from './memberRecord.ts'

/** The main facts of an account. */
export function AccountFacts({ account }: Pick<MemberRecord, 'account'>) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const brands = useSession()?.brands ?? []
  const yesOrNo = (is: boolean) => t(is ? 'accounts.yes' : 'accounts.no')
  const { last_seen, erased_after, town } = account
  const facts = [
    [t('accounts.brand'), brands.find(({ id }) => id === account.brand)?.name ?? account.brand],
    [t('accounts.email'), account.email],
    [t('accounts.id'), account.id],
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
    ...(erased_after === null ? [] : [[t('accounts.erased'), times.date(erased_after)]]),
  ]
  return (
    <section className={panel} aria-label={t('accounts.facts')}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
