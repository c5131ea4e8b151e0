import type { Photo as MemberPhoto, MemberProfile } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { PhotoGrid } from '@bouquet/ui/PhotoGrid'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import { unlock } from './member.css.ts'
import type { PhotoLock } from './usePhotoLock.ts'

interface MemberGalleryProps {
  readonly member: MemberProfile
  /** Photos from the third on. */
  readonly photos: readonly MemberPhoto[]
  /** Undefined when a locked photo above already explains how to unlock photos. */
  readonly lock: PhotoLock | undefined
  readonly onOpen: (photo: string) => void
}

/** The further photos of a member, and how to open locked ones. */
export function MemberGallery({ member, photos, lock, onOpen }: MemberGalleryProps) {
  const { t } = useTranslation('people')
  const photo = usePhotoSource()
  if (photos.length === 0 && lock === undefined) return null
  return (
    <PhotoGrid
      label={t('photos.title', { name: member.name })}
      photos={photos.map((other) => ({
        id: other.id,
        photo: photo(other, 'thumb'),
        isLocked: other.locked,
      }))}
      firstNumber={3}
      onOpen={onOpen}
      description={lock?.text}
      actions={
        lock === undefined ? undefined : (
          <Button variant="quiet" size="sm" className={unlock} {...lock.way}>
            {lock.actionText}
          </Button>
        )
      }
    />
  )
}
