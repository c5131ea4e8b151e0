import { deleteConversationMutation, useClient } from '@bouquet/client'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'

interface DeleteOpenChatProps {
  readonly name: string
  readonly conversation: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Deletes the open conversation, then returns to the list. */
export function DeleteOpenChat({ name, conversation, isOpen, onClose }: DeleteOpenChatProps) {
  const navigate = useNavigate()
  const remove = useMutation(deleteConversationMutation(useClient()))
  return (
    <DeleteChatDialog
      name={name}
      isOpen={isOpen}
      onClose={onClose}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(conversation, { onSuccess: () => void navigate({ to: '/chats' }) })
      }
    />
  )
}

interface DeleteChatDialogProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly isPending?: boolean
  readonly error?: unknown
}

/** Asks for confirmation before a conversation is deleted. */
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
