import { isLocale } from '@bouquet/i18n'
import { countryName, languageName } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { panel, subtitle } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './accounts.css.ts'

interface AccountFactsProps {
  readonly account: StaffResponse<'find-account'>['account']
  readonly brand: string
}

const tones = {
  active: 'success',
  not_confirmed: 'warning',
  banned: 'danger',
  deleting: 'warning',
} as const

/** What support sees of an account, without the profile. */
export function AccountFacts({ account, brand }: AccountFactsProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const locale = useDeskLocale()
  const times = useTimes()
  const [isEnding, setEnding] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const facts = [
    [t('accounts.email'), account.email],
    [t('accounts.premium'), t(account.paid_user ? 'accounts.yes' : 'accounts.no')],
    [t('accounts.credits'), account.credits.toLocaleString(locale)],
    [t('accounts.country'), countryName(account.country, locale)],
    [
      t('accounts.language'),
      isLocale(account.language) ? languageName(account.language, locale) : account.language,
    ],
    [t('accounts.since'), times.date(account.signup_date)],
    [
      t('accounts.seen'),
      account.last_seen === null ? t('accounts.never') : times.relative(account.last_seen),
    ],
  ] as const
  return (
    <section className={panel} aria-label={t('accounts.facts')}>
      <div className={css.head}>
        <h2 className={subtitle}>{account.name}</h2>
        <Badge variant="soft" tone={tones[account.status]}>
          {t(`accounts.state_${account.status}`)}
        </Badge>
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {hasEnded ? <AlertBanner tone="success">{t('accounts.factor_ended')}</AlertBanner> : null}
      <div>
        <Button size="sm" variant="outline" tone="neutral" onPress={() => setEnding(true)}>
          {t('accounts.end_factor')}
        </Button>
      </div>
      <ReasonDialog
        isOpen={isEnding}
        onOpenChange={setEnding}
        title={t('accounts.end_factor')}
        description={t('accounts.end_factor_text')}
        label={t('payments.why')}
        action={t('accounts.end_factor')}
        send={(reason) =>
          api.request('end-second-factor', { body: { brand, member: account.id, reason } })
        }
        onDone={() => setEnded(true)}
      />
    </section>
  )
}
