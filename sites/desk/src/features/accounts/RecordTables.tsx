import { useTranslation } from 'react-i18next'
import { useDeskLocale, useTimes } from '../../platform/language/useDeskLocale.ts'
import type { MemberRecord } from './memberRecord.ts'
import { NamedTable } from './NamedTable.tsx'

interface RowsOf<Key extends keyof MemberRecord> {
  readonly items: MemberRecord[Key]
}

/** The latest changes of the balance. */
export function CreditTable({ items }: RowsOf<'credits'>) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const times = useTimes()
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  return (
    <NamedTable
      name={t('record.credits')}
      items={items}
      idOf={({ created, reason, balance_after }) => `${created} ${reason} ${balance_after}`}
      columns={[
        { id: 'when', label: t('audit.when'), cell: ({ created }) => times.moment(created) },
        {
          id: 'what',
          label: t('audit.act'),
          cell: ({ reason }) => t(`record.credit_${reason}`),
          isRowHeader: true,
        },
        {
          id: 'amount',
          label: t('record.amount'),
          cell: ({ amount }) => signed.format(amount),
          align: 'end',
        },
        {
          id: 'balance',
          label: t('record.balance'),
          cell: ({ balance_after }) => balance_after.toLocaleString(locale),
          align: 'end',
        },
      ]}
    />
  )
}

/** The photos of the profile by their state; who judges them opens them in the queue. */
export function PhotoTable({ items }: RowsOf<'photos'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return (
    <NamedTable
      name={t('record.photos')}
      items={items}
      idOf={({ photo }) => photo}
      columns={[
        {
          id: 'when',
          label: t('record.uploaded'),
          cell: ({ created }) => times.moment(created),
          isRowHeader: true,
        },
        {
          id: 'state',
          label: t('accounts.state'),
          cell: ({ state }) => t(`member.state_${state}`),
        },
      ]}
    />
  )
}

/** Cases against the member and by the member. */
export function CaseTable({ items }: RowsOf<'cases'>) {
  const { t } = useTranslation(['desk', 'safety'])
  const times = useTimes()
  return (
    <NamedTable
      name={t('desk:record.cases')}
      items={items}
      idOf={({ number }) => number}
      columns={[
        {
          id: 'number',
          label: t('desk:payments.number'),
          cell: ({ number }) => number,
          isRowHeader: true,
        },
        {
          id: 'role',
          label: t('desk:record.role'),
          cell: ({ role }) => t(`desk:record.role_${role}`),
        },
        {
          id: 'reason',
          label: t('desk:record.reason'),
          cell: ({ reason }) => t(`safety:reason.${reason}`),
        },
        {
          id: 'state',
          label: t('desk:accounts.state'),
          cell: ({ status }) => t(`desk:record.case_${status}`),
        },
        { id: 'when', label: t('desk:audit.when'), cell: ({ created }) => times.date(created) },
      ]}
    />
  )
}

/** Messages that a check held back; their words stand in the queue alone. */
export function HeldTable({ items }: RowsOf<'held_messages'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return (
    <NamedTable
      name={t('record.held')}
      items={items}
      idOf={({ message }) => message}
      columns={[
        {
          id: 'found',
          label: t('message.found'),
          cell: ({ found }) => found.map((kind) => t(`message.found_${kind}`)).join(', '),
          isRowHeader: true,
        },
        {
          id: 'state',
          label: t('accounts.state'),
          cell: ({ state }) => t(`record.held_${state}`),
        },
        { id: 'when', label: t('audit.when'), cell: ({ created }) => times.moment(created) },
      ]}
    />
  )
}

/** The devices on which the member is logged in. */
export function LoginTable({ items }: RowsOf<'sessions'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  const nameOf = ({ browser, system }: MemberRecord['sessions'][number]['device']) =>
    [browser, system].filter((part) => part !== null).join(', ') || t('record.unknown_device')
  return (
    <NamedTable
      name={t('record.devices')}
      items={items}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'device',
          label: t('record.device'),
          cell: ({ device }) => nameOf(device),
          isRowHeader: true,
        },
        { id: 'since', label: t('accounts.since'), cell: ({ created }) => times.moment(created) },
        {
          id: 'seen',
          label: t('accounts.seen'),
          cell: ({ last_seen }) => times.relative(last_seen),
        },
      ]}
    />
  )
}

/** The mails that the member was sent, without their contents. */
export function MailTable({ items }: RowsOf<'mails'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return (
    <NamedTable
      name={t('record.mails')}
      items={items}
      idOf={({ mail }) => mail}
      columns={[
        { id: 'kind', label: t('system.kind'), cell: ({ kind }) => kind, isRowHeader: true },
        { id: 'when', label: t('record.sent'), cell: ({ sent }) => times.moment(sent) },
      ]}
    />
  )
}

/** What the member has agreed to and taken back. */
export function ConsentTable({ items }: RowsOf<'consents'>) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return (
    <NamedTable
      name={t('record.consents')}
      items={items}
      idOf={({ kind, decided }) => `${kind} ${decided}`}
      columns={[
        {
          id: 'kind',
          label: t('record.consent'),
          cell: ({ kind }) => t(`record.consent_${kind}`),
          isRowHeader: true,
        },
        {
          id: 'given',
          label: t('accounts.state'),
          cell: ({ given }) => t(given ? 'record.given' : 'record.withdrawn'),
        },
        { id: 'version', label: t('record.version'), cell: ({ version }) => times.date(version) },
        { id: 'when', label: t('audit.when'), cell: ({ decided }) => times.moment(decided) },
      ]}
    />
  )
}
