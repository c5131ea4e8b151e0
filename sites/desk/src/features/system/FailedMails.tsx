import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { subtitle } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { StateBadge } from '../../parts/StateBadge.tsx'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { useBrandName } from '../../platform/useBrandName.ts'
import { usePagedList } from '../../platform/usePagedList.ts'
import * as css from './system.css.ts'
import { systemKey } from './systemKey.ts'

type FailedMail = StaffResponse<'failed-mails'>['items'][number]

/** Mails that were given up, to be sent again: one, or all whose link still works. */
export function FailedMails() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const times = useTimes()
  const brandName = useBrandName()
  const pages = usePagedList<FailedMail>([...systemKey, 'failed-mails'], (after) =>
    api.request('failed-mails', { query: after === undefined ? {} : { after } }),
  )
  const [chosen, setChosen] = useState<FailedMail | 'all'>('all')
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<number | null>(null)

  function open(mail: FailedMail | 'all') {
    setChosen(mail)
    setSent(null)
    setOpen(true)
  }

  const refresh = () => cache.invalidateQueries({ queryKey: systemKey })

  async function send(reason: string) {
    try {
      const which = chosen === 'all' ? {} : { mail: chosen.mail }
      return await api.request('resend-mails', { body: { ...which, reason } })
    } catch (error) {
      void refresh()
      throw error
    }
  }

  const columns: readonly DataColumn<FailedMail>[] = [
    {
      id: 'kind',
      label: t('system.kind'),
      cell: ({ kind }) => <span className={css.oneLine}>{kind}</span>,
      isRowHeader: true,
    },
    { id: 'brand', label: t('system.brand'), cell: ({ brand }) => brandName(brand) },
    {
      id: 'recipient',
      label: t('system.recipient'),
      cell: ({ recipient }) => <span className={css.oneLine}>{recipient}</span>,
    },
    {
      id: 'why',
      label: t('system.why'),
      cell: ({ reason }) => <span className={css.why}>{reason}</span>,
    },
    {
      id: 'when',
      label: t('system.when'),
      cell: ({ created }) => <span className={css.oneLine}>{times.moment(created)}</span>,
    },
    {
      id: 'actions',
      label: t('system.actions'),
      cell: (mail) =>
        mail.can_be_sent ? (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={t('system.send_of', mail)}
            onPress={() => open(mail)}
          >
            {t('system.send')}
          </Button>
        ) : (
          <StateBadge tone="neutral">{t('system.expired')}</StateBadge>
        ),
    },
  ]
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2 className={subtitle}>{t('system.failed_mails')}</h2>
        {pages.items?.some(({ can_be_sent }) => can_be_sent) ? (
          <Button size="sm" variant="outline" tone="neutral" onPress={() => open('all')}>
            {t('system.send_all')}
          </Button>
        ) : null}
      </div>
      {sent === null ? null : (
        <AlertBanner tone="success">{t('system.sent', { count: sent })}</AlertBanner>
      )}
      <PagedTable
        label={t('system.failed_mails')}
        columns={columns}
        pages={pages}
        idOf={({ mail }) => mail}
        empty={t('system.failed_mails_none')}
        more={t('system.more')}
      />
      <ReasonDialog
        key={chosen === 'all' ? chosen : chosen.mail}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={
          chosen === 'all' ? t('system.send_all') : t('system.send_title', { kind: chosen.kind })
        }
        description={t(chosen === 'all' ? 'system.send_all_text' : 'system.send_text')}
        label={t('system.reason')}
        action={t('system.send')}
        send={send}
        onDone={async (result) => {
          await refresh()
          setSent(result.sent)
        }}
      />
    </section>
  )
}
