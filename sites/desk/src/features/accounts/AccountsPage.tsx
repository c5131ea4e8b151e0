import { Button } from '@bouquet/ui/Button'
import { Select } from '@bouquet/ui/Select'
import { TextField } from '@bouquet/ui/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { page, title } from '../../parts/page.css.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useSession } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import * as css from './accounts.css.ts'
import { ErasureRequests } from './ErasureRequests.tsx'
import { FoundAccounts } from './FoundAccounts.tsx'
import { LookReason } from './LookReason.tsx'
import { useFindMembers } from './useFindMembers.ts'

const everyBrand = ''

/** Finds accounts by whatever somebody writes to support: an address, a name, an id or the number of an order. */
export function AccountsPage() {
  const { t } = useTranslation('desk')
  const brands = useSession()?.brands ?? []
  const settings = useSettings()
  const [brand, setBrand] = useState(settings.brand ?? everyBrand)
  const [search, setSearch] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const find = useFindMembers()

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (search.trim() === '' || reason.trim() === '') return
    find.mutate({ search, reason, ...(brand !== everyBrand && { brand }) })
  }

  return (
    <div className={page}>
      <PageHeading title={t('accounts.title')} className={title} />
      <form className={css.search} onSubmit={submit} noValidate>
        <Select
          label={t('accounts.brand')}
          options={[
            { id: everyBrand, label: t('menu.all_brands') },
            ...brands.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={brand}
          onChange={setBrand}
        />
        <TextField
          label={t('accounts.search')}
          description={t('accounts.search_hint')}
          name="search"
          autoComplete="off"
          value={search}
          onChange={setSearch}
          errorMessage={isChecked && search.trim() === '' ? t('accounts.missing') : undefined}
        />
        <LookReason value={reason} onChange={setReason} isChecked={isChecked} />
        <Button type="submit" isPending={find.isPending}>
          {t('accounts.submit')}
        </Button>
      </form>
      <ErrorBanner error={find.error} />
      {find.data ? <FoundAccounts found={find.data} reason={reason} /> : null}
      <ErasureRequests />
    </div>
  )
}
