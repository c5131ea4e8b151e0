import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { Select } from '@bouquet/ui/Select'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { page, title } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useApi } from '../../platform/api.ts'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { useSession } from '../../platform/session.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import { type Code, codeStates } from './codeFields.ts'
import * as css from './codes.css.ts'
import { NewCode } from './NewCode.tsx'
import { useCodeTerms } from './useCodeTerms.ts'

const all = 'all'

/** Discount codes with their uses: made here, and ended before their day. */
export function CodesPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const times = useTimes()
  const locale = useDeskLocale()
  const termsOf = useCodeTerms()
  const brands = useSession()?.brands ?? []
  const brandName = useBrandName()
  const search = useSearch({ from: '/work/codes' })
  const [chosen, setChosen] = useState<Code | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const { brand, state } = search
  const pages = usePagedList<Code>(['codes', search], (after) =>
    api.request('codes', {
      query: {
        ...(brand !== undefined && { brand }),
        ...(state !== undefined && { state }),
        ...(after !== undefined && { after }),
      },
    }),
  )
  const brandOptions = brands.map(({ id, name }) => ({ id, label: name }))

  async function changed(message: string) {
    await cache.invalidateQueries({ queryKey: ['codes'] })
    setDone(message)
  }
  const filter = (name: 'brand' | 'state') => (value: string) =>
    void navigate({
      to: '/codes',
      search: { ...search, [name]: value === all ? undefined : value },
      replace: true,
    })

  const columns: readonly DataColumn<Code>[] = [
    { id: 'code', label: t('codes.code'), cell: ({ code }) => code, isRowHeader: true },
    {
      id: 'brand',
      label: t('codes.brand'),
      cell: (code) => brandName(code.brand),
    },
    { id: 'state', label: t('codes.state'), cell: (code) => <State {...code} /> },
    {
      id: 'percent',
      label: t('codes.percent'),
      cell: ({ value_percentage: value }) => t('codes.percent_value', { value }),
      align: 'end',
    },
    {
      id: 'uses',
      label: t('codes.uses'),
      cell: ({ uses }) => uses.toLocaleString(locale),
      align: 'end',
    },
    { id: 'terms', label: t('codes.terms'), cell: termsOf },
    {
      id: 'expires',
      label: t('codes.expires'),
      cell: ({ expires }) => (expires === null ? t('codes.no_end') : times.date(expires)),
    },
    {
      id: 'action',
      label: t('codes.action'),
      cell: (code) =>
        code.status === 'closed' ? null : (
          <Button
            size="sm"
            variant="outline"
            tone="danger"
            onPress={() => {
              setChosen(code)
              setOpen(true)
            }}
          >
            {t('codes.end')}
          </Button>
        ),
    },
  ]
  return (
    <div className={page}>
      <PageHeading title={t('codes.title')} className={title} />
      {done === null ? null : <AlertBanner tone="success">{done}</AlertBanner>}
      <div className={css.filters}>
        <Select
          label={t('codes.brand')}
          options={[{ id: all, label: t('codes.any') }, ...brandOptions]}
          value={brand ?? all}
          onChange={filter('brand')}
        />
        <Select
          label={t('codes.state')}
          options={[
            { id: all, label: t('codes.any') },
            ...codeStates.map((id) => ({ id, label: t(`codes.state_${id}`) })),
          ]}
          value={state ?? all}
          onChange={filter('state')}
        />
      </div>
      <PagedTable
        label={t('codes.title')}
        columns={columns}
        pages={pages}
        idOf={(code) => `${code.brand} ${code.code}`}
        empty={t('codes.none')}
        more={t('codes.more')}
      />
      <NewCode onDone={(code) => changed(t('codes.made', { code }))} />
      {chosen ? (
        <ReasonDialog
          key={`${chosen.brand} ${chosen.code}`}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t('codes.end_title', { code: chosen.code })}
          description={t('codes.end_text')}
          label={t('codes.reason')}
          action={t('codes.end')}
          send={(reason) =>
            api.request('end-code', { body: { brand: chosen.brand, code: chosen.code, reason } })
          }
          onDone={() => changed(t('codes.ended', { code: chosen.code }))}
        />
      ) : null}
    </div>
  )
}

const tones = { active: 'success', used: 'neutral', closed: 'neutral' } as const

function State({ status, expired }: Code) {
  const { t } = useTranslation('desk')
  return status === 'active' && expired ? (
    <Badge variant="soft" tone="warning">
      {t('codes.expired')}
    </Badge>
  ) : (
    <Badge variant="soft" tone={tones[status]}>
      {t(`codes.state_${status}`)}
    </Badge>
  )
}
