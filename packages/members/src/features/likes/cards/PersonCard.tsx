import type { Address, ProfileCard as Person } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import { ProfileCard } from '@bouquet/ui/ProfileCard'
import type { ReactNode } from 'react'
import { useUser } from '../../../platform/session.ts'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'
import type { Notify } from '../../../platform/toasts/useNotifications.tsx'
import { useLike } from '../useLike.ts'
import { locationText } from './locationText.ts'

interface PersonCardProps {
  readonly person: Person
  readonly notify: Notify
  readonly href?: Address | undefined
  readonly badge?: ReactNode
  readonly headingLevel?: 2 | 3
  readonly isPriority?: boolean
}

/** Card of a person: link to the profile, with a like button. */
export function PersonCard({
  person,
  notify,
  href = `/members/${person.id}`,
  badge,
  headingLevel = 2,
  isPriority = false,
}: PersonCardProps) {
  const photo = usePhotoSource()
  const fictional = useFictional()
  const like = useLike(person, notify)
  const isSelf = useUser()?.id === person.id
  return (
    <ProfileCard
      name={person.name}
      age={person.age}
      photo={person.main_image && photo(person.main_image)}
      href={href}
      description={locationText(person)}
      isOnline={person.online}
      verification={person.email_confirmed === null ? undefined : 'email'}
      badge={badge ?? (person.home_brand && <Badge>{person.home_brand}</Badge>)}
      headingLevel={headingLevel}
      isPriority={isPriority}
      sizes="(min-width: 992px) 18rem, 46vw"
      {...(person.fictional && {
        fictionalLabel: fictional.label,
        fictionalDescription: fictional.warning,
      })}
      {...(!isSelf && { isLiked: like.isLiked, onLike: like.toggle })}
    />
  )
}
