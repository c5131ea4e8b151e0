import { deleteConversationMutation, useClient } from '@bouquet/client'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { DeleteChatDialog } from './DeleteChatDialog.tsx'

interface DeleteOpenChatProps {
  readonly name: string
  readonly conversation: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Deletes the conversation on the screen, then goes back to the list. */
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
