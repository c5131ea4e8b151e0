import { sendChatPhotoMutation, useClient } from '@bouquet/client'
import type { MessageCost, ProfileCard } from '@bouquet/contract'
import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { FileDrop } from '@bouquet/ui/FileDrop'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { muted } from '../../platform/screens/screen.css.ts'
import { useMember } from '../../platform/session.ts'
import { acceptedPictures } from '../profiles/photos/photoRules.ts'
import { preview } from './chat.css.ts'
import { FictionalDialog } from './FictionalDialog.tsx'
import { useCostText } from './useCostText.ts'
import { useObjectUrl } from './useObjectUrl.ts'

interface PhotoDialogProps {
  readonly profile: ProfileCard
  readonly cost: MessageCost
  /** The profile is fictional, and the member has not acknowledged it yet. */
  readonly isUnacknowledged: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface Chosen {
  readonly client_id: string
  readonly file: File
}

/** Chooses, shows and sends a photo, with its cost. */
export default function PhotoDialog({
  profile,
  cost,
  isUnacknowledged,
  isOpen,
  onClose,
}: PhotoDialogProps) {
  const { t } = useTranslation(['chat', 'credits'])
  const errorText = useErrorText()
  const send = useMutation(sendChatPhotoMutation(useClient()))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isAsking, setAsking] = useState(false)
  const address = useObjectUrl(chosen?.file)
  const costText = useCostText('extra', cost)
  const isCovered = useMember().credits >= cost.credits
  const { name } = profile

  function choose(file: File | undefined) {
    if (!file) return
    send.reset()
    setChosen({ client_id: crypto.randomUUID(), file })
  }
  function leave() {
    if (chosen) send.mutate({ ...chosen, profile: profile.id }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={!send.isPending}
      title={t('chat:composer.photo_for', { name })}
      description={t('chat:composer.photo_text', { name })}
      actions={
        <>
          <Button
            variant="outline"
            tone="neutral"
            isDisabled={send.isPending}
            onPress={chosen ? () => setChosen(null) : onClose}
          >
            {t(chosen ? 'chat:composer.photo_change' : 'chat:send_cancel')}
          </Button>
          <Button
            isDisabled={chosen === null || !isCovered}
            isPending={send.isPending}
            onPress={isUnacknowledged ? () => setAsking(true) : leave}
          >
            {cost.credits > 0 ? t('chat:send_for', { count: cost.credits }) : t('chat:send_free')}
          </Button>
        </>
      }
    >
      {isCovered ? null : (
        <AlertBanner
          tone="warning"
          actions={
            <Button size="sm" variant="outline" tone="neutral" href="/credits">
              {t('chat:composer.buy')}
            </Button>
          }
        >
          {t('chat:composer.photo_unpaid')}
        </AlertBanner>
      )}
      <FormError text={send.error ? errorText(send.error) : undefined} />
      {address === null ? (
        <FileDrop
          label={t('chat:composer.photo_choose')}
          accept={acceptedPictures}
          isDisabled={!isCovered}
          onFiles={([file]) => choose(file)}
        />
      ) : (
        <img className={preview} src={address} alt={t('chat:composer.photo_chosen')} />
      )}
      <p className={muted}>{costText}</p>
      <FictionalDialog
        profile={profile}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAcknowledged={leave}
      />
    </Dialog>
  )
}
