import { Badge } from '@bouquet/ui/Badge'
import type { DataColumn } from '@bouquet/ui/DataTable'
import { IconButton } from '@bouquet/ui/IconButton'
import { Menu } from '@bouquet/ui/Menu'
import { useQueryClient } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedTable } from '../../parts/PagedTable.tsx'
import { page, title } from '../../parts/page.css.ts'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useApi } from '../../platform/api.ts'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import { PageHeading } from '../../platform/PageHeading.tsx'
import { usePagedList } from '../../platform/usePagedList.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { NewColleague } from './NewColleague.tsx'
import {
  act,
  type Colleague,
  type Invitation,
  type StaffAction,
  staffActions,
} from './staffActions.ts'

const queryKey = ['staff'] as const

interface Chosen {
  readonly person: Colleague
  readonly action: StaffAction
}

/** Who works or has worked here: taken on, invited, logged out, and let go. */
export function StaffPage() {
  const { t } = useTranslation('desk')
  const api = useApi()
  const cache = useQueryClient()
  const times = useTimes()
  const pages = usePagedList<Colleague>(queryKey, (after) =>
    api.request('staff', { query: after === undefined ? {} : { after } }),
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [invited, setInvited] = useState<{ name: string; invitation: Invitation } | null>(null)

  async function changed(name: string, invitation: Invitation | null) {
    // First, since the server gives the link of an invitation only once.
    setInvited(invitation && { name, invitation })
    await cache.invalidateQueries({ queryKey })
  }

  const columns: readonly DataColumn<Colleague>[] = [
    { id: 'name', label: t('staff.name'), cell: ({ name }) => name, isRowHeader: true },
    { id: 'email', label: t('staff.email'), cell: ({ email }) => email },
    { id: 'role', label: t('staff.role'), cell: ({ role }) => t(`role.${role}`) },
    { id: 'since', label: t('staff.since'), cell: ({ created }) => times.date(created) },
    { id: 'state', label: t('staff.state'), cell: (person) => <State person={person} /> },
    {
      id: 'actions',
      label: t('staff.actions'),
      cell: (person) =>
        person.ended === null ? (
          <Menu
            label={t('staff.menu', { name: person.name })}
            align="end"
            trigger={
              <IconButton
                label={t('staff.menu', { name: person.name })}
                icon={<Ellipsis size="1.25em" />}
                variant="quiet"
              />
            }
            items={staffActions.map((action) => ({
              id: action,
              label: t(`staff.${action}`),
              tone: action === 'end' ? 'danger' : 'neutral',
              onPress: () => {
                setChosen({ person, action })
                setOpen(true)
              },
            }))}
          />
        ) : null,
    },
  ]
  return (
    <div className={page}>
      <PageHeading title={t('staff.title')} className={title} />
      {invited ? <InvitationLink {...invited} /> : null}
      <PagedTable
        label={t('staff.title')}
        columns={columns}
        pages={pages}
        idOf={({ id }) => id}
        empty={t('staff.none')}
        more={t('staff.more')}
      />
      <NewColleague onDone={changed} />
      {chosen ? (
        <ReasonDialog
          key={`${chosen.person.id} ${chosen.action}`}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={`${t(`staff.${chosen.action}`)}: ${chosen.person.name}`}
          description={t(`staff.${chosen.action}_text`)}
          label={t('staff.reason')}
          action={t(`staff.${chosen.action}`)}
          send={(reason) => act(api, chosen.action, { email: chosen.person.email, reason })}
          onDone={(invitation) => changed(chosen.person.name, invitation)}
        />
      ) : null}
    </div>
  )
}

function State({ person }: { readonly person: Colleague }) {
  const { t } = useTranslation('desk')
  if (person.ended !== null) return <Badge variant="soft">{t('staff.state_ended')}</Badge>
  return person.has_password ? (
    <Badge variant="soft" tone="success">
      {t('staff.state_working')}
    </Badge>
  ) : (
    <Badge variant="soft" tone="warning">
      {t('staff.state_invited')}
    </Badge>
  )
}
