import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { TextArea } from '@bouquet/ui/TextArea'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffResponse, useApi } from '../../platform/api.ts'
import { ErrorBanner } from '../../platform/errors/ErrorBanner.tsx'
import * as css from './brands.css.ts'
import { SignupsPreview } from './SignupsPreview.tsx'

type BrandOverview = StaffResponse<'brands'>['brands'][number]

interface SignupsDialogProps {
  readonly brand: BrandOverview
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** From the most people to the fewest. */
const choices = ['all', 'with_trafficsource', 'none'] as const

/** Closes the signups of a brand, or opens them again up to what its file allows, after showing what changes. */
export function SignupsDialog({ brand, isOpen, onOpenChange }: SignupsDialogProps) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const queries = useQueryClient()
  const [choice, setChoice] = useState(brand.signups)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const act = useMutation({
    mutationFn: () =>
      api.request('set-signups', { body: { brand: brand.id, signups: choice, reason } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['brands'] })
      onOpenChange(false)
    },
  })
  const isSame = choice === brand.signups
  const isInFileAlone = choices.indexOf(choice) < choices.indexOf(brand.signups_in_file)

  function submit() {
    setChecked(true)
    if (!isSame && reason.trim() !== '') act.mutate()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('brands.change_title', { name: brand.name })}
      description={t('brands.change_text')}
      actions={
        <>
          <Button variant="quiet" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('queue.cancel')}
          </Button>
          {isInFileAlone ? null : (
            <Button
              tone={choice === 'none' ? 'danger' : 'primary'}
              isPending={act.isPending}
              onPress={submit}
            >
              {t('brands.change_send')}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup
        label={t('brands.choice')}
        variant="list"
        value={choice}
        onChange={setChoice}
        errorMessage={isChecked && isSame ? t('brands.change_pick') : undefined}
        options={choices.map((id) => ({
          id,
          label: t(`brands.signups_${id}`),
          description: t(`brands.effect_${id}`),
        }))}
      />
      <div className={css.preview} aria-live="polite">
        {isInFileAlone ? (
          <>
            <p>{t('brands.line', { file: brand.file })}</p>
            <code className={css.line}>{`"signups": "${choice}"`}</code>
          </>
        ) : null}
        {isSame || isInFileAlone ? null : <SignupsPreview now={brand.signups} then={choice} />}
      </div>
      {isInFileAlone ? null : (
        <TextArea
          label={t('brands.change_reason')}
          rows={2}
          value={reason}
          onChange={setReason}
          errorMessage={isChecked && reason.trim() === '' ? t('accounts.missing') : undefined}
        />
      )}
      <ErrorBanner error={act.error} />
    </Dialog>
  )
}
