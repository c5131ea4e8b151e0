import { defaultLocale } from '@bouquet/contract'
import { isLocale } from '@bouquet/i18n'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../parts/ReasonDialog.tsx'
import { useApi } from '../../platform/api.ts'
import { mayUse, useSession } from '../../platform/session.ts'
import { useBanBeginnings } from '../queues/useBanBeginnings.ts'
import * as css from './accounts.css.ts'
import { type MemberAct, memberActs } from './memberActs.ts'
import type { MemberRecord } from './memberRecord.ts'

interface MemberActsProps extends Pick<MemberRecord, 'account'> {
  readonly onDone: () => Promise<unknown>
}

/** What can be done for or to a member in this state by this role; each act asks why. */
export function MemberActs({ account, onDone }: MemberActsProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const role = useSession()?.staff.role
  const banBeginnings = useBanBeginnings(
    isLocale(account.language) ? account.language : defaultLocale,
  )
  const [chosen, setChosen] = useState<MemberAct | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<MemberAct | null>(null)
  const open = memberActs.filter(
    (act) => role !== undefined && mayUse(role, act.role) && act.isPossible(account),
  )
  const { brand, id: member } = account
  return (
    <>
      {done ? <AlertBanner tone="success">{t(`record.${done.id}_done`)}</AlertBanner> : null}
      <div className={css.acts}>
        {open.map((act) => (
          <Button
            key={act.id}
            size="sm"
            variant="outline"
            tone={act.isDestructive ? 'danger' : 'neutral'}
            onPress={() => {
              setChosen(act)
              setOpen(true)
            }}
          >
            {t(`record.${act.id}`)}
          </Button>
        ))}
      </div>
      {chosen ? (
        <ReasonDialog
          key={chosen.id}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t(`record.${chosen.id}`)}
          description={t(`record.${chosen.id}_text`)}
          label={t('payments.why')}
          action={t(`record.${chosen.id}`)}
          beginnings={chosen.id === 'ban' ? banBeginnings : undefined}
          preview={
            chosen.id === 'ban'
              ? (reason) => api.request('preview-ban', { body: { brand, member, reason } })
              : undefined
          }
          send={(reason) => api.request(chosen.call, { body: { brand, member, reason } })}
          onDone={async () => {
            await onDone()
            setDone(chosen)
          }}
        />
      ) : null}
    </>
  )
}
