import { ApiError } from '@bouquet/client'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Select } from '@bouquet/ui/Select'
import { TextField } from '@bouquet/ui/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useSession } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { AccountFacts } from './AccountFacts.tsx'
import * as css from './accounts.css.ts'
import { Payments } from './Payments.tsx'
import { useAccount } from './useAccount.ts'

/** Finds an account by its address, with its payments and what can be done about them. */
export function AccountsPage() {
  const { t } = useTranslation('desk')
  const brands = useSession()?.brands ?? []
  const settings = useSettings()
  const found = useAccount()
  const text = useErrorText()
  const [brand, setBrand] = useState(settings.brand ?? brands.at(0)?.id ?? '')
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { error, isPending } = found.look
  const isUnknown = error instanceof ApiError && error.code === 'email_not_found'
  const missing = (value: string) =>
    isChecked && value.trim() === '' ? t('accounts.missing') : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (email.trim() !== '' && reason.trim() !== '') found.look.mutate({ brand, email, reason })
  }

  return (
    <div className={page}>
      <PageHeading title={t('accounts.title')} className={title} />
      <form className={css.search} onSubmit={submit} noValidate>
        <Select
          label={t('accounts.brand')}
          options={brands.map(({ id, name }) => ({ id, label: name }))}
          value={brand}
          onChange={setBrand}
        />
        <TextField
          label={t('accounts.email')}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          errorMessage={missing(email)}
        />
        <TextField
          label={t('accounts.reason')}
          description={t('accounts.reason_hint')}
          name="reason"
          autoComplete="off"
          value={reason}
          onChange={setReason}
          errorMessage={missing(reason)}
        />
        <Button type="submit" isPending={isPending}>
          {t('accounts.submit')}
        </Button>
      </form>
      {error ? (
        <AlertBanner tone={isUnknown ? 'warning' : 'danger'} isUrgent>
          {isUnknown
            ? t('accounts.none', { brand: brands.find(({ id }) => id === brand)?.name ?? brand })
            : text(error)}
        </AlertBanner>
      ) : null}
      {found.account && found.brand !== null && !error ? (
        <>
          <AccountFacts account={found.account} brand={found.brand} />
          <Payments found={found} brand={found.brand} />
        </>
      ) : null}
    </div>
  )
}
