import { memberQuery, useClient } from '@bouquet/client'
import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { IcebreakerPicker } from '@bouquet/ui/IcebreakerPicker'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { Skeleton } from '@bouquet/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MapPin from 'lucide-react/icons/map-pin'
import Smile from 'lucide-react/icons/smile'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../accounts/session.ts'
import { icebreaker } from './chat.css.ts'
import { icebreakerLines } from './icebreakerLines.ts'

interface IcebreakerProps {
  readonly profile: ProfileCard
  /** Inserts a line without sending it. */
  readonly onChoose: (line: string) => void
}

const icons = {
  smile: <Smile size="1.15em" />,
  sunday: <Sun size="1.15em" />,
  place: <MapPin size="1.15em" />,
}

/** Suggests three first lines, based on shared interests. */
export function Icebreaker({ profile, onChoose }: IcebreakerProps) {
  const { t } = useTranslation(['chat', 'attributes'])
  const [isOpen, setOpen] = useState(false)
  const mine = useMember().profile.attributes.interests
  const person = useQuery({ ...memberQuery(useClient(), profile.id), enabled: isOpen })
  const theirs = person.data?.attributes.interests ?? []

  const lines = icebreakerLines(mine, theirs).map((line) =>
    'interest' in line
      ? {
          id: line.id,
          text: t(`chat:icebreaker.${line.id}`, {
            interest: t(`attributes:interest.${line.interest}`),
          }),
          icon: <InterestIcon name={line.interest} />,
        }
      : { id: line.id, text: t(`chat:icebreaker.${line.id}`), icon: icons[line.id] },
  )

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
          <IcebreakerPicker
            label={t('chat:icebreaker.title', { name: profile.name })}
            lines={lines}
            onPick={({ text }) => choose(text)}
          />
        )}
      </Dialog>
    </div>
  )
}
