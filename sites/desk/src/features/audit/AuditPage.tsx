import type { DataColumn } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { page, title } from '../../parts/page.css.ts'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { actName } from '../../platform/language/actName.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useBrandName } from '../../platform/useBrandName.ts'
import { usePagedList } from '../../platform/usePagedList.ts'

type Entry = StaffResponse<'audit'>['items'][number]

/** What staff did, the latest first; nothing is ever removed from it. */
export function AuditPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const times = useTimes()
  const brandName = useBrandName()
  const pages = usePagedList(['audit'], (after) =>
    api.request('audit', { query: after === undefined ? {} : { after } }),
  )
  const actors: Readonly<Record<string, string>> = {
    stranger: t('audit.stranger'),
    'command line': t('audit.command'),
  }
  const columns: readonly DataColumn<Entry>[] = [
    { id: 'when', label: t('audit.when'), cell: ({ created }) => times.moment(created) },
    { id: 'who', label: t('audit.who'), cell: ({ name, actor }) => name ?? actors[actor] ?? actor },
    { id: 'act', label: t('audit.act'), cell: ({ act }) => actName(t, act), isRowHeader: true },
    { id: 'reason', label: t('audit.reason'), cell: ({ reason }) => reason },
    {
      id: 'brand',
      label: t('audit.brand'),
      cell: ({ brand }) => (brand === null ? null : brandName(brand)),
    },
    { id: 'subject', label: t('audit.subject'), cell: ({ subject }) => subject },
  ]
  return (
    <div className={page}>
      <PageHeading title={t('audit.title')} className={title} />
      <PagedTable
        label={t('audit.title')}
        columns={columns}
        pages={pages}
        idOf={({ id }) => String(id)}
        empty={t('audit.none')}
        more={t('audit.more')}
      />
    </div>
  )
}
