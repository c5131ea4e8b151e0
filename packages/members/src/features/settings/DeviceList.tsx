import { endSessionMutation, sessionsQuery, useClient } from '@bouquet/client'
import type { Device, DeviceKind, Session } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Laptop from 'lucide-react/icons/laptop'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../platform/language/useDates.ts'
import { useProof } from '../accounts/ProofStep.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { ProofForm } from './ProofForm.tsx'
import { entries, entry, entryIcon, entryTexts, entryTitle, hint, stack } from './settings.css.ts'

const icons: Record<DeviceKind, typeof Laptop> = {
  computer: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  unknown: MonitorSmartphone,
}

const nameOf = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(' · ')

/** Where the member is logged in; ends one session or all others. */
export function DeviceList() {
  const { t } = useTranslation('settings')
  const client = useClient()
  const sessions = useQuery(sessionsQuery(client))
  const end = useMutation(endSessionMutation(client))
  const proof = useProof(end.error)
  const endSession = (session: string) =>
    end.mutate({ session, ...proof.given }, { onSuccess: proof.reset })
  return (
    <LoadedPart query={sessions}>
      {(list) => (
        <div className={stack}>
          <ul className={entries}>
            {list.map((session) => (
              <DeviceEntry
                key={session.id}
                session={session}
                isPending={end.isPending && end.variables.session === session.id}
                onEnd={() => endSession(session.id)}
              />
            ))}
          </ul>
          <ProofForm
            proof={proof}
            error={end.error}
            isPending={end.isPending}
            onSubmit={() => end.variables && endSession(end.variables.session)}
          />
          <p className={hint} role="status">
            {list.length === 1 ? t('devices.only') : null}
          </p>
          {list.length > 1 ? (
            <Button
              variant="outline"
              tone="neutral"
              isPending={end.isPending && end.variables.session === 'others'}
              onPress={() => endSession('others')}
            >
              {t('devices.end_others')}
            </Button>
          ) : null}
        </div>
      )}
    </LoadedPart>
  )
}

interface DeviceEntryProps {
  readonly session: Session
  readonly isPending: boolean
  readonly onEnd: () => void
}

function DeviceEntry({ session, isPending, onEnd }: DeviceEntryProps) {
  const { t } = useTranslation('settings')
  const dates = useDates()
  const device = nameOf(session.device) || t('devices.unknown')
  const Icon = icons[session.device.kind]
  return (
    <li className={entry}>
      <span className={entryIcon}>
        <Icon size="1em" />
      </span>
      <div className={entryTexts}>
        <p className={entryTitle}>
          {device}
          {session.current ? <Badge tone="success">{t('devices.current')}</Badge> : null}
        </p>
        {session.current ? null : (
          <p className={hint}>{t('devices.seen', { when: dates.relative(session.last_seen) })}</p>
        )}
        <p className={hint}>
          {t('devices.since', { date: dates.format(session.created, 'moment') })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={t('devices.end_one', { device })}
          isPending={isPending}
          onPress={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
