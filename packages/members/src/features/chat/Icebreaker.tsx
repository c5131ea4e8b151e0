import type { ProfileCard } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../platform/parts/lazyDialog.tsx'
import { icebreaker } from './chat.css.ts'

const IcebreakerDialog = lazyDialog(
  async () => (await import('./IcebreakerDialog.tsx')).IcebreakerDialog,
)

interface IcebreakerProps {
  readonly profile: ProfileCard
  /** Inserts a line without sending it. */
  readonly onChoose: (line: string) => void
}

/** Suggests three first lines, which the server draws from shared interests. */
export function Icebreaker({ profile, onChoose }: IcebreakerProps) {
  const { t } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)

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
        {t('icebreaker.open')}
      </Button>
      <IcebreakerDialog
        profile={profile}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={choose}
      />
    </div>
  )
}
