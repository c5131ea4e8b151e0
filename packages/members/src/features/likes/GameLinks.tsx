import { Button } from '@bouquet/ui/Button'
import Layers from 'lucide-react/icons/layers'
import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../platform/session.ts'
import { gameLinks } from './likes.css.ts'

/** Links to the swipe game and the match finder; both are for members. */
export function GameLinks() {
  const { t } = useTranslation('people')
  if (useUser() === null) return null
  return (
    <nav className={gameLinks} aria-label={t('games')}>
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        href="/swipe-game"
        icon={<Layers size="1.1em" />}
      >
        {t('title.swipe')}
      </Button>
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        href="/match-finder"
        icon={<Sparkles size="1.1em" />}
      >
        {t('title.match_finder')}
      </Button>
    </nav>
  )
}
