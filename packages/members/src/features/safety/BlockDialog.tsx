import { blockMutation, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useMutation } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'

interface BlockDialogProps {
  readonly person: Pick<ProfileCard, 'id' | 'name'>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onBlocked: () => void
}

/** Explains blocking and asks for confirmation. */
export function BlockDialog({ person, isOpen, onOpenChange, onBlocked }: BlockDialogProps) {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const block = useMutation(blockMutation(useClient()))
  const confirm = () =>
    block.mutate(person.id, {
      onSuccess: () => {
        onOpenChange(false)
        onBlocked()
      },
    })
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('block.title', { name: person.name })}
      description={t('block.text')}
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('block.cancel')}
          </Button>
          <Button
            tone="danger"
            icon={<Ban size="1em" />}
            isPending={block.isPending}
            onPress={confirm}
          >
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <FormError text={block.error ? errorText(block.error) : undefined} />
    </Dialog>
  )
}
