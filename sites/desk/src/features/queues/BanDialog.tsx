import { languageName } from '@bouquet/i18n/format'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { TextArea } from '@bouquet/ui/TextArea'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../platform/api.ts'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDeskLocale } from '../../platform/language/useDeskLocale.ts'
import { memberQuery, type ReviewContext } from './memberQuery.ts'

interface BanDialogProps {
  readonly member: ReviewContext['member']
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Bans a member, with the reason that is mailed to them (Digital Services Act, article 17). */
export function BanDialog({ member, isOpen, onOpenChange }: BanDialogProps) {
  const { t } = useTranslation('desk')
  const locale = useDeskLocale()
  const api = useApi()
  const cache = useQueryClient()
  const text = useErrorText()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { id, brand } = member
  const ban = useMutation({
    mutationFn: () => api.request('ban', { body: { brand, member: id, reason } }),
    onSuccess: async () => {
      onOpenChange(false)
      await cache.invalidateQueries({ queryKey: memberQuery(api, { brand, member: id }).queryKey })
    },
  })

  function submit() {
    setChecked(true)
    if (reason.trim() !== '') ban.mutate()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('ban.title')}
      description={t('ban.text', { language: languageName(member.locale, locale) })}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('queue.cancel')}
          </Button>
          <Button tone="danger" isPending={ban.isPending} onPress={submit}>
            {t('ban.submit')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('ban.reason')}
        rows={4}
        value={reason}
        onChange={setReason}
        errorMessage={
          isChecked && reason.trim() === '' ? t('complaint.reasons_missing') : undefined
        }
      />
      {ban.error ? (
        <AlertBanner tone="danger" isUrgent>
          {text(ban.error)}
        </AlertBanner>
      ) : null}
    </Dialog>
  )
}
