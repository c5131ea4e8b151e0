import { icebreakersQuery, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { IcebreakerPicker } from '@bouquet/ui/IcebreakerPicker'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../errors/FormError.tsx'
import { useErrorText } from '../errors/useErrorText.ts'
import { icebreaker, linesLoading } from './chat.css.ts'

interface IcebreakerProps {
  readonly profile: ProfileCard
  /** Inserts a line without sending it. */
  readonly onChoose: (line: string) => void
}

const places = ['a', 'b', 'c']

/** Suggests three first lines, which the server draws from shared interests. */
export function Icebreaker({ profile, onChoose }: IcebreakerProps) {
  const { t } = useTranslation(['chat', 'common'])
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const lines = useQuery({ ...icebreakersQuery(useClient(), profile.id), enabled: isOpen })
  const title = t('chat:icebreaker.title', { name: profile.name })

  function choose(line: string) {
    onChoose(line)
    setOpen(false)
  }
  return (
    <div className={icebreaker}>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        icon={<Lightbulb size="1em" />}
        onPress={() => setOpen(true)}
      >
        {t('chat:icebreaker.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={t('chat:icebreaker.text')}
      >
        {lines.data ? (
          <IcebreakerPicker
            label={title}
            lines={lines.data.map((line) => ({ id: line, label: line }))}
            onPick={({ label }) => choose(label)}
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
    </div>
  )
}
