import { icebreakersQuery, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Dialog } from '@bouquet/ui/Dialog'
import { IcebreakerPicker } from '@bouquet/ui/IcebreakerPicker'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { linesLoading } from './chat.css.ts'

interface IcebreakerDialogProps {
  readonly profile: ProfileCard
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onChoose: (line: string) => void
}

const places = ['a', 'b', 'c']

/** The first lines to choose from. */
export function IcebreakerDialog({
  profile,
  isOpen,
  onOpenChange,
  onChoose,
}: IcebreakerDialogProps) {
  const { t } = useTranslation(['chat', 'common'])
  const errorText = useErrorText()
  const lines = useQuery({ ...icebreakersQuery(useClient(), profile.id), enabled: isOpen })
  const title = t('chat:icebreaker.title', { name: profile.name })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={t('chat:icebreaker.text')}
    >
      {lines.data ? (
        <IcebreakerPicker
          label={title}
          lines={lines.data.map((line) => ({ id: line, label: line }))}
          onPick={({ label }) => onChoose(label)}
        />
      ) : lines.error ? (
        <FormError text={errorText(lines.error)} />
      ) : (
        <Loading label={t('common:loading')} className={linesLoading}>
          {places.map((place) => (
            <Skeleton key={place} variant="block" height="3.5rem" />
          ))}
        </Loading>
      )}
    </Dialog>
  )
}
