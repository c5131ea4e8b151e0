import { memberQuery, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session/useUser.ts'
import { icebreaker, lineChoice, lineChoices } from './chat.css.ts'
import { type IcebreakerLine, icebreakerLines } from './icebreakerLines.ts'

interface IcebreakerProps {
  readonly profile: ProfileCard
  /** Puts a line into the box; it is not sent. */
  readonly onChoose: (line: string) => void
}

/** Help with the first line to somebody: three to choose from, drawn from what both like. */
export function Icebreaker({ profile, onChoose }: IcebreakerProps) {
  const { t } = useTranslation(['chat', 'attributes'])
  const [isOpen, setOpen] = useState(false)
  const mine = useMember().profile.attributes.interests
  const person = useQuery({ ...memberQuery(useClient(), profile.id), enabled: isOpen })
  const theirs = person.data?.attributes.interests ?? []

  const words = (line: IcebreakerLine) =>
    'interest' in line
      ? t(`chat:icebreaker.${line.id}`, { interest: t(`attributes:interest.${line.interest}`) })
      : t(`chat:icebreaker.${line.id}`)

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
        title={t('chat:icebreaker.title', { name: profile.name })}
        description={t('chat:icebreaker.text')}
        closeLabel={t('chat:icebreaker.close')}
      >
        {person.isLoading ? (
          <Skeleton variant="block" />
        ) : (
          <ul className={lineChoices}>
            {icebreakerLines(mine, theirs)
              .map(words)
              .map((line) => (
                <li key={line}>
                  <button type="button" className={lineChoice} onClick={() => choose(line)}>
                    {line}
                  </button>
                </li>
              ))}
          </ul>
        )}
      </Dialog>
    </div>
  )
}
