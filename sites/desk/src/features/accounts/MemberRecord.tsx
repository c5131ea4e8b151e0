import { Badge } from '@bouquet/ui/Badge'
import { Tabs } from '@bouquet/ui/Tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { page, subtitle, title } from '../../parts/page.css.ts'
import { useApi } from '../../platform/api.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { DecisionHistory } from '../queues/DecisionHistory.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import * as css from './accounts.css.ts'
import { MemberActs } from './MemberActs.tsx'
import { type Look, type MemberRecord as Record, recordQuery } from './memberRecord.ts'
import { Payments } from './Payments.tsx'
import {
  CaseTable,
  ConsentTable,
  CreditTable,
  HeldTable,
  LoginTable,
  MailTable,
  PhotoTable,
} from './RecordTables.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface MemberRecordProps {
  readonly record: Record
  readonly look: Look
}

/** The page of a member: who it is, what can be done, and what lies behind, by kind. */
export function MemberRecord({ record, look }: MemberRecordProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const { account } = record
  const refresh = () => cache.invalidateQueries({ queryKey: recordQuery(api, look).queryKey })
  return (
    <div className={page}>
      <div className={css.head}>
        <PageHeading title={account.name} className={title} />
        <StatusBadge status={account.status} />
        {account.fictional ? <Badge variant="soft">{t('member.fictional')}</Badge> : null}
        {account.mail_refused === null ? null : (
          <Badge variant="soft" tone="warning">
            {t('accounts.mail_refused')}
          </Badge>
        )}
      </div>
      <AccountFacts account={account} />
      <MemberActs account={account} onDone={refresh} />
      <Tabs
        label={t('accounts.member')}
        items={[
          {
            id: 'payments',
            label: t('record.payments'),
            panel: (
              <div className={page}>
                <Payments payments={record.payments} brand={account.brand} onRefund={refresh} />
                <CreditTable items={record.credits} />
              </div>
            ),
          },
          {
            id: 'profile',
            label: t('record.profile'),
            panel: (
              <div className={page}>
                {account.about === '' ? null : (
                  <blockquote className={css.about} dir="auto">
                    {account.about}
                  </blockquote>
                )}
                <PhotoTable items={record.photos} />
              </div>
            ),
          },
          {
            id: 'safety',
            label: t('record.safety'),
            panel: (
              <div className={page}>
                <CaseTable items={record.cases} />
                <HeldTable items={record.held_messages} />
              </div>
            ),
          },
          {
            id: 'logins',
            label: t('record.logins'),
            panel: (
              <div className={page}>
                <LoginTable items={record.sessions} />
                <MailTable items={record.mails} />
                <ConsentTable items={record.consents} />
              </div>
            ),
          },
          {
            id: 'acts',
            label: t('record.acts'),
            panel: (
              <div className={page}>
                <h2 className={subtitle}>{t('record.acts_title')}</h2>
                <DecisionHistory decisions={record.acts} most={record.acts.length} />
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
