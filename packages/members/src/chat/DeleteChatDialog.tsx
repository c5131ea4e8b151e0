import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'

interface DeleteChatDialogProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly isPending?: boolean
  readonly error?: unknown
}

/** Asks before a conversation is removed. */
export function DeleteChatDialog({
  name,
  isOpen,
  onClose,
  onConfirm,
  isPending = false,
  error,
}: DeleteChatDialogProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('delete.title', { name })}
      description={t('delete.text', { name })}
      closeLabel={t('delete.close')}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button
            tone="danger"
            icon={<Trash size="1em" />}
            isPending={isPending}
            onPress={onConfirm}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <FormError text={error ? errorText(error) : undefined} />
    </Dialog>
  )
}
