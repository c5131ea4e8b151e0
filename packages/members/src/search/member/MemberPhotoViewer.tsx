import type { MemberProfile } from '@bouquet/contract'
import { PhotoViewer } from '@bouquet/ui/PhotoViewer'
import { useTranslation } from 'react-i18next'
import { useFictional, usePhotoSource } from '../../app/useSettings.ts'

interface MemberPhotoViewerProps {
  readonly member: MemberProfile
  /** Id of the photo on the screen; null while the viewer is closed. */
  readonly shown: string | null
  readonly onShow: (photo: string | null) => void
}

/** The unlocked photos of a member, full screen, one at a time. */
export function MemberPhotoViewer({ member, shown, onShow }: MemberPhotoViewerProps) {
  const { t } = useTranslation('people')
  const source = usePhotoSource()
  const fictional = useFictional()
  const { name } = member
  const all = [...(member.main_image ? [member.main_image] : []), ...member.photos]
  const open = all.filter(
    ({ id, locked }, index) => !locked && all.findIndex((other) => other.id === id) === index,
  )
  const total = open.length
  const number = open.findIndex(({ id }) => id === shown) + 1
  return (
    <PhotoViewer
      isOpen={shown !== null}
      onOpenChange={() => onShow(null)}
      photos={open.map((photo, index) => ({
        id: photo.id,
        photo: source(photo),
        alt: t('photos.of', { number: index + 1, total, name }),
      }))}
      shownId={shown ?? ''}
      onShow={onShow}
      title={t('photos.title', { name })}
      countText={t('photos.count', { number, total })}
      closeLabel={t('photos.close')}
      previousLabel={t('photos.previous')}
      nextLabel={t('photos.next')}
      zoomInLabel={t('photos.zoom_in')}
      zoomOutLabel={t('photos.zoom_out')}
      fictionalLabel={member.fictional ? fictional.label : undefined}
      fictionalWarning={fictional.warning}
    />
  )
}
