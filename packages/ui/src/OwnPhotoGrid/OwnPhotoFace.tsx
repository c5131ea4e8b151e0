import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock-3'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { Tone } from '../internal/tone.css.ts'
import { Photo } from '../Photo/index.ts'
import * as css from './OwnPhotoGrid.css.ts'
import type { OwnPhoto, OwnPhotoState } from './ownPhoto.types.ts'

interface OwnPhotoFaceProps {
  readonly photo: OwnPhoto
  /** For example "Photo 2". */
  readonly label: string
}

interface StateMark {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly label: 'own_photo.pending' | 'own_photo.rejected'
}

const stateMarks: Record<Exclude<OwnPhotoState, 'active'>, StateMark> = {
  pending: { tone: 'warning', icon: <Clock size="1em" />, label: 'own_photo.pending' },
  rejected: { tone: 'danger', icon: <CircleX size="1em" />, label: 'own_photo.rejected' },
}

/** A photo with its status badges. */
export function OwnPhotoFace({ photo, label }: OwnPhotoFaceProps) {
  const labels = useLabels()
  return (
    <>
      <Photo
        photo={photo.photo}
        alt={label}
        ratio={4 / 5}
        sizes="50vw"
        className={css.picture({ state: photo.state })}
      />
      <span className={css.marks}>
        {photo.isMain === true ? (
          <Badge
            className={css.mark}
            variant="solid"
            tone="primary"
            icon={<Star size="1em" fill="currentColor" />}
          >
            {labels('own_photo.main')}
          </Badge>
        ) : null}
        {photo.state === 'active' ? null : (
          <Badge
            className={css.mark}
            tone={stateMarks[photo.state].tone}
            icon={stateMarks[photo.state].icon}
          >
            {labels(stateMarks[photo.state].label)}
          </Badge>
        )}
        {photo.reason === undefined ? null : (
          <span className={css.reason} title={photo.reason}>
            {photo.reason}
          </span>
        )}
      </span>
    </>
  )
}
