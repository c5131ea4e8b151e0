import { isNewLike } from '@bouquet/client'
import type { LikedBy } from '@bouquet/contract'
import { AvatarGroup } from '@bouquet/ui/AvatarGroup'
import { Link } from '@bouquet/ui/Link'
import { useTranslation } from 'react-i18next'
import { useFaces } from './cards/useFaces.ts'
import { newLikes } from './likes.css.ts'

interface NewLikesLinkProps {
  readonly people: readonly LikedBy[]
  /** Unopened likes on all pages. */
  readonly count: number
}

/** On the other tabs: the faces of new likes, and the way to them. */
export function NewLikesLink({ people, count }: NewLikesLinkProps) {
  const { t } = useTranslation('people')
  const facesOf = useFaces()
  const fresh = people.filter(isNewLike)
  return (
    <div className={newLikes}>
      <AvatarGroup isDecorative total={count} people={facesOf(fresh)} />
      <Link variant="standalone" href="/likes">
        {t('likes.new_count', { count })}
      </Link>
    </div>
  )
}
