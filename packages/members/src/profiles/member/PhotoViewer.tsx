import type { MemberProfile } from '@bouquet/contract'
import { Dialog } from '@bouquet/ui/Dialog'
import { IconButton } from '@bouquet/ui/IconButton'
import { Photo, type PhotoSource } from '@bouquet/ui/Photo'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { usePhotoSource } from '../photos/usePhotoSource.ts'
import { viewerFoot, viewerHeight, viewerPhoto } from './member.css.ts'

interface PhotoViewerProps {
  readonly member: MemberProfile
  /** Id of the picture on the screen. */
  readonly shown: string | null
  readonly onShow: (photo: string | null) => void
}

/** As wide as the dialog, unless the picture then grew higher than the window. */
const widthOf = ({ width, height }: PhotoSource) => `min(100%, ${viewerHeight} * ${width / height})`

/** The open pictures, large, one after the other. */
export function PhotoViewer({ member, shown, onShow }: PhotoViewerProps) {
  const { t } = useTranslation('people')
  const source = usePhotoSource()
  const all = [...(member.main_image ? [member.main_image] : []), ...member.photos]
  const open = all.filter(
    ({ id, locked }, index) => !locked && all.findIndex((other) => other.id === id) === index,
  )
  const index = open.findIndex(({ id }) => id === shown)
  const photo = open[index]
  const step = (by: number) => onShow(open.at((index + by) % open.length)?.id ?? null)
  return (
    <Dialog
      isOpen={photo !== undefined}
      onOpenChange={() => onShow(null)}
      title={t('photos.title', { name: member.name })}
      closeLabel={t('photos.close')}
      size="lg"
      media={
        photo === undefined ? undefined : (
          <div className={viewerPhoto} style={{ inlineSize: widthOf(source(photo)) }}>
            <Photo
              photo={source(photo)}
              alt={t('photos.of', { number: index + 1, total: open.length, name: member.name })}
            />
          </div>
        )
      }
    >
      {open.length > 1 ? (
        <div className={viewerFoot}>
          <IconButton
            label={t('photos.previous')}
            icon={<ChevronLeft size="1.1em" />}
            onPress={() => step(-1)}
          />
          <span>{t('photos.count', { number: index + 1, total: open.length })}</span>
          <IconButton
            label={t('photos.next')}
            icon={<ChevronRight size="1.1em" />}
            onPress={() => step(1)}
          />
        </div>
      ) : null}
    </Dialog>
  )
}
