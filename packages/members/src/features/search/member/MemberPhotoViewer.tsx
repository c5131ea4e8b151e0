import type { MemberProfile, Photo } from '@bouquet/contract'
import { IconButton } from '@bouquet/ui/IconButton'
import { PhotoViewer } from '@bouquet/ui/PhotoViewer'
import Flag from 'lucide-react/icons/flag'
import { useTranslation } from 'react-i18next'
import { useFictional, usePhotoSource } from '../../../platform/settings/useSettings.ts'

interface MemberPhotoViewerProps {
  readonly member: MemberProfile
  readonly isOpen: boolean
  /** Id of the photo on the screen; null while the viewer is closed. */
  readonly shown: string | null
  readonly onShow: (photo: string | null) => void
  /** Absent on one's own profile. */
  readonly onReport: ((photo: Photo) => void) | undefined
}

/** The unlocked photos of a member, full screen, one at a time. */
export function MemberPhotoViewer({
  member,
  isOpen,
  shown,
  onShow,
  onReport,
}: MemberPhotoViewerProps) {
  const { t } = useTranslation('people')
  const source = usePhotoSource()
  const fictional = useFictional()
  const { name } = member
  const all = [...(member.main_image ? [member.main_image] : []), ...member.photos]
  const open = all.filter(
    ({ id, locked }, index) => !locked && all.findIndex((other) => other.id === id) === index,
  )
  const total = open.length
  const current = open.find(({ id }) => id === shown)
  return (
    <PhotoViewer
      isOpen={isOpen}
      onOpenChange={() => onShow(null)}
      photos={open.map((photo, index) => ({
        id: photo.id,
        photo: source(photo),
        alt: t('photos.of', { number: index + 1, total, name }),
      }))}
      value={shown ?? ''}
      onChange={onShow}
      title={t('photos.title', { name })}
      fictionalLabel={member.fictional ? fictional.label : undefined}
      fictionalDescription={fictional.warning}
      actions={
        current && onReport ? (
          <IconButton
            variant="onPhoto"
            label={t('report.photo')}
            icon={<Flag size="1em" />}
            onPress={() => onReport(current)}
          />
        ) : undefined
      }
    />
  )
}
