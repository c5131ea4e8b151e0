import type { Photo as MemberPhoto } from '@bouquet/contract'
import { LockedPhoto } from '@bouquet/ui/LockedPhoto'
import { Photo } from '@bouquet/ui/Photo'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../../../platform/settings/useSettings.ts'
import * as css from './member.css.ts'
import type { PhotoLock } from './usePhotoLock.ts'

interface SecondPhotoProps {
  readonly photo: MemberPhoto
  readonly lock: PhotoLock
  readonly onOpen: (photo: string) => void
}

/** The second photo, among the words. */
export function SecondPhoto({ photo, lock, onOpen }: SecondPhotoProps) {
  const { t } = useTranslation(['people', 'components'])
  const source = usePhotoSource()
  const shown = {
    photo: source(photo),
    ratio: 4 / 5,
    sizes: '(min-width: 768px) 18rem, 100vw',
    mask: 'photo',
  } as const
  if (photo.locked) {
    return (
      <LockedPhoto
        {...shown}
        alt={t('people:photos.locked')}
        description={lock.text}
        actionLabel={lock.actionText}
        {...lock.way}
      />
    )
  }
  return (
    <button type="button" className={css.photoButton} onClick={() => onOpen(photo.id)}>
      <Photo {...shown} alt={t('components:photo.open', { number: 2 })} />
    </button>
  )
}
