import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock-3'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import type { Tone } from '../internal/tone.css.ts'
import { Photo } from '../Photo/index.ts'
import * as css from './OwnPhotoGrid.css.ts'
import type { OwnPhoto, OwnPhotoLabels, OwnPhotoState } from './ownPhoto.types.ts'

interface OwnPhotoFaceProps {
  readonly photo: OwnPhoto
  /** For example "Photo 2 of 4". */
  readonly label: string
  readonly labels: OwnPhotoLabels
}

interface StateMark {
  readonly tone: Tone
  readonly icon: ReactNode
}

const stateMarks: Record<Exclude<OwnPhotoState, 'active'>, StateMark> = {
  pending: { tone: 'warning', icon: <Clock size="1em" /> },
  rejected: { tone: 'danger', icon: <CircleX size="1em" /> },
}

/** A photo with its status badges. */
export const OwnPhotoFace = ({ photo, label, labels }: OwnPhotoFaceProps) => (
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
        <Badge variant="solid" tone="primary" icon={<Star size="1em" fill="currentColor" />}>
          {labels.main}
        </Badge>
      ) : null}
      {photo.state === 'active' ? null : (
        <Badge tone={stateMarks[photo.state].tone} icon={stateMarks[photo.state].icon}>
          {labels.states[photo.state]}
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
