import { blocksQuery, unblockMutation, useClient } from '@bouquet/client'
import { Avatar } from '@bouquet/ui/Avatar'
import { Button } from '@bouquet/ui/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { useNotifications } from '../../platform/toasts/useNotifications.tsx'
import { LoadedPart } from './LoadedPart.tsx'
import { entries, entry, entryTexts, entryTitle, hint, stack } from './settings.css.ts'

/** Blocked people, the latest first, each with a button to undo the block. */
export function BlockedList() {
  const { t } = useTranslation('settings')
  const text = useErrorText()
  const dates = useDates()
  const client = useClient()
  const blocks = useQuery(blocksQuery(client))
  const unblock = useMutation(unblockMutation(client))
  const { notify, region } = useNotifications()
  const undo = (id: string, name: string) =>
    unblock.mutate(id, { onSuccess: () => notify({ description: t('blocked.undone', { name }) }) })
  return (
    <LoadedPart query={blocks}>
      {(blocked) => (
        <div className={stack}>
          <p className={hint}>{t(blocked.length === 0 ? 'blocked.none' : 'blocked.text')}</p>
          <ul className={entries}>
            {blocked.map(({ id, name, blocked_at }) => (
              <li key={id} className={entry}>
                <Avatar name={name} size="sm" isDecorative />
                <div className={entryTexts}>
                  <p className={entryTitle}>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={hint}>{t('blocked.since', { date: dates.format(blocked_at) })}</p>
                </div>
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  aria-label={t('blocked.undo_one', { name })}
                  isPending={unblock.isPending && unblock.variables === id}
                  onPress={() => undo(id, name)}
                >
                  {t('blocked.undo')}
                </Button>
              </li>
            ))}
          </ul>
          <FormError text={unblock.error ? text(unblock.error) : undefined} />
          {region}
        </div>
      )}
    </LoadedPart>
  )
}
