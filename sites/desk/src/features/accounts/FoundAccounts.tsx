import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { Link as TextLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import * as css from './accounts.css.ts'
import { StatusBadge } from './StatusBadge.tsx'
import type { FoundAccount } from './useFindMembers.ts'

interface FoundAccountsProps {
  readonly found: StaffResponse<'find-members'>
  /** Why they were looked for, which is also why one of them is opened. */
  readonly reason: string
}

/** The accounts that a look-up found, each a link to its page. */
export function FoundAccounts({ found, reason }: FoundAccountsProps) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  const brandName = useBrandName()
  const columns: readonly DataColumn<FoundAccount>[] = [
    {
      id: 'name',
      label: t('accounts.name'),
      isRowHeader: true,
      cell: ({ id, brand, name }) => (
        <TextLink
          className={css.link}
          to="/accounts/$brand/$member"
          params={{ brand, member: id }}
          state={{ lookReason: reason }}
          preload={false}
        >
          {name}
        </TextLink>
      ),
    },
    { id: 'email', label: t('accounts.email'), cell: ({ email }) => email },
    {
      id: 'brand',
      label: t('accounts.brand'),
      cell: ({ brand }) => brandName(brand),
    },
    {
      id: 'state',
      label: t('accounts.state'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'since',
      label: t('accounts.since'),
      cell: ({ signup_date }) => times.date(signup_date),
    },
    {
      id: 'seen',
      label: t('accounts.seen'),
      cell: ({ last_seen }) =>
        last_seen === null ? t('accounts.never') : times.relative(last_seen),
    },
  ]
  if (found.accounts.length === 0) {
    return <AlertBanner tone="warning">{t('accounts.none')}</AlertBanner>
  }
  return (
    <>
      <DataTable
        label={t('accounts.found')}
        columns={columns}
        items={found.accounts}
        idOf={({ id }) => id}
        empty={t('accounts.none')}
      />
      {found.has_more ? <AlertBanner tone="info">{t('accounts.more')}</AlertBanner> : null}
    </>
  )
}
