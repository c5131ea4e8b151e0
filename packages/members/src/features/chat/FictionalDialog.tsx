import { acknowledgeMutation, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { FictionalLabel } from '@bouquet/ui/FictionalLabel'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useFictional } from '../../platform/settings/useSettings.ts'

interface FictionalDialogProps {
  readonly profile: ProfileCard
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAcknowledged: () => void
}

/** Shown before the first message to a fictional profile, which costs credits too. */
export function FictionalDialog({
  profile,
  isOpen,
  onClose,
  onAcknowledged,
}: FictionalDialogProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const { label, warning } = useFictional()
  const acknowledge = useMutation(acknowledgeMutation(useClient()))
  const confirm = () =>
    acknowledge.mutate(profile.id, {
      onSuccess: () => {
        onClose()
        onAcknowledged()
      },
    })
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('fictional.title', { name: profile.name })}
      description={warning}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {t('fictional.cancel')}
          </Button>
          <Button isPending={acknowledge.isPending} onPress={confirm}>
            {t('fictional.confirm')}
          </Button>
        </>
      }
    >
      <div>
        <FictionalLabel label={label} />
      </div>
      <p>{t('fictional.text')}</p>
      <FormError text={acknowledge.error ? errorText(acknowledge.error) : undefined} />
    </Dialog>
  )
}
