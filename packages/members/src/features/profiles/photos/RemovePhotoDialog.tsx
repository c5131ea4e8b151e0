import { deletePhotoMutation, useClient } from '@bouquet/client'
import type { Photo } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useMutation } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../../platform/errors/FormError.tsx'
import { useErrorText } from '../../../platform/errors/useErrorText.ts'

interface RemovePhotoDialogProps {
  readonly photo: Photo | null
  readonly onClose: () => void
}

/** Asks for confirmation before a photo is deleted. */
export function RemovePhotoDialog({ photo, onClose }: RemovePhotoDialogProps) {
  const { t } = useTranslation('account')
  const text = useErrorText()
  const remove = useMutation(deletePhotoMutation(useClient()))
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={photo !== null}
      onOpenChange={onClose}
      title={t('photo.remove_title')}
      description={t('photo.remove_text')}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={onClose}>
            {t('photo.keep')}
          </Button>
          <Button
            tone="danger"
            icon={<Trash size="1em" />}
            isPending={remove.isPending}
            onPress={() => photo && remove.mutate(photo.id, { onSuccess: onClose })}
          >
            {t('photo.remove')}
          </Button>
        </>
      }
    >
      <FormError text={remove.error ? text(remove.error) : undefined} />
    </Dialog>
  )
}
