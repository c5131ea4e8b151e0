import type { MemberProfile } from '@bouquet/contract'
import { Link } from '@bouquet/ui/Link'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../platform/session.ts'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberGallery } from './MemberGallery.tsx'
import { MemberInterests } from './MemberInterests.tsx'
import * as css from './member.css.ts'
import { ReceivedGifts } from './ReceivedGifts.tsx'
import { SecondPhoto } from './SecondPhoto.tsx'
import { SharedWithYou } from './SharedWithYou.tsx'
import { usePhotoLock } from './usePhotoLock.ts'

interface MemberStoryProps {
  readonly member: MemberProfile
  readonly onOpen: (photo: string) => void
}

/** A member in photos and facts: what the viewer shares with them, the second photo beside the facts, then the rest. */
export function MemberStory({ member, onOpen }: MemberStoryProps) {
  const { t } = useTranslation('people')
  const lock = usePhotoLock(member)
  const isSelf = useUser()?.id === member.id
  const [second, ...further] = member.photos.filter(({ id }) => id !== member.main_image?.id)
  const isLocked = [member.main_image, ...further].some((photo) => photo?.locked ?? false)
  return (
    <>
      <SharedWithYou member={member} />
      <div className={css.scene}>
        {second ? (
          <SecondPhoto photo={second} lock={lock} onOpen={onOpen} />
        ) : isSelf ? (
          <Link href="/profile#photos" className={css.addPhoto}>
            <ImagePlus size="1.5em" />
            {t('likes.add_photo')}
          </Link>
        ) : null}
        <div className={css.facts}>
          <MemberFacts member={member} />
          <MemberInterests member={member} />
        </div>
      </div>
      <MemberGallery
        member={member}
        photos={further}
        lock={isLocked && !second?.locked ? lock : undefined}
        onOpen={onOpen}
      />
      <ReceivedGifts gifts={member.gifts} />
      {lock.sheet}
    </>
  )
}
