import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { TextArea } from '@bouquet/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../platform/api.ts'
import { ErrorBanner } from '../platform/errors/ErrorBanner.tsx'
import { type Beginning, Beginnings, gap } from './Beginnings.tsx'
import { MailPreview } from './MailPreview.tsx'

interface ReasonDialogProps<Result> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  /** What follows from it. */
  readonly description: string
  /** Label of the field for the reason. */
  readonly label: string
  /** Label of the button that does it. */
  readonly action: string
  /** Texts that the reason can be begun with, in the language of whoever reads it. */
  readonly beginnings?: readonly Beginning[] | undefined
  /** Loads the mail that the member will get with this reason. */
  readonly preview?: ((reason: string) => Promise<StaffResponse<'preview-ban'>>) | undefined
  readonly send: (reason: string) => Promise<Result>
  /** The dialog closes after it, so that what is then shown is what the server has now. */
  readonly onDone: (result: Result) => void | Promise<void>
}

/** Asks why before something is changed; the reason stands in the audit log. */
export function ReasonDialog<Result>({
  isOpen,
  onOpenChange,
  title,
  description,
  label,
  action,
  beginnings = [],
  preview,
  send,
  onDone,
}: ReasonDialogProps<Result>) {
  const { t } = useTranslation('desk')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const act = useMutation({
    mutationFn: () => send(reason),
    onSuccess: async (result) => {
      await onDone(result)
      onOpenChange(false)
    },
  })
  const isEmpty = reason.trim() === ''
  const isUnfinished = beginnings.length > 0 && reason.includes(gap)
  const problem = isEmpty
    ? t('accounts.missing')
    : isUnfinished
      ? t('complaint.reasons_unfinished')
      : undefined

  /** Closes the preview, which shows the words as they were. */
  function write(words: string) {
    setReason(words)
    setPreviewed(null)
  }

  function submit() {
    setChecked(true)
    if (problem === undefined) act.mutate()
  }

  function togglePreview() {
    if (isEmpty) setChecked(true)
    else setPreviewed(previewed === null ? reason : null)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('queue.cancel')}
          </Button>
          {preview ? (
            <Button
              variant="outline"
              tone="neutral"
              aria-expanded={previewed !== null}
              onPress={togglePreview}
            >
              {t('preview.show')}
            </Button>
          ) : null}
          <Button tone="danger" isPending={act.isPending} onPress={submit}>
            {action}
          </Button>
        </>
      }
    >
      <Beginnings beginnings={beginnings} onChoose={({ text: begun }) => write(begun)} />
      <TextArea
        label={label}
        rows={4}
        value={reason}
        onChange={write}
        errorMessage={isChecked ? problem : undefined}
      />
      {preview && previewed !== null ? (
        <MailPreview of={[title, previewed]} load={() => preview(previewed)} />
      ) : null}
      <ErrorBanner error={act.error} />
    </Dialog>
  )
}
