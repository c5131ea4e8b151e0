import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock-3'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Grip from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button as DragHandle } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Badge } from '../Badge/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Tone } from '../internal/tone.css.ts'
import { Menu, type MenuItem } from '../Menu/index.ts'
import { Photo } from '../Photo/index.ts'
import type { OwnPhoto, OwnPhotoState, OwnPhotoTexts } from './own.types.ts'
import * as css from './PhotoGrid.css.ts'

interface OwnPhotoTileProps {
  readonly photo: OwnPhoto
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly texts: OwnPhotoTexts
  readonly isDisabled: boolean
  /** Puts it in a place, from 0. */
  readonly onPlace: (to: number) => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
}

interface StateMark {
  readonly tone: Tone
  readonly icon: ReactNode
}

const stateMarks: Record<Exclude<OwnPhotoState, 'active'>, StateMark> = {
  pending: { tone: 'warning', icon: <Clock size="1em" /> },
  rejected: { tone: 'danger', icon: <CircleX size="1em" /> },
}

const choices = ({
  photo,
  position,
  count,
  texts,
  onPlace,
  onMakeMain,
  onRemove,
}: OwnPhotoTileProps): readonly MenuItem[] => [
  ...(photo.isMain === true || photo.state === 'rejected'
    ? []
    : [
        {
          id: 'main',
          label: texts.makeMain,
          icon: <Star size="1.1em" />,
          onPress: onMakeMain,
        },
      ]),
  {
    id: 'earlier',
    label: texts.moveEarlier,
    icon: <ArrowUp size="1.1em" />,
    isDisabled: position === 1,
    onPress: () => onPlace(position - 2),
  },
  {
    id: 'later',
    label: texts.moveLater,
    icon: <ArrowDown size="1.1em" />,
    isDisabled: position === count,
    onPress: () => onPlace(position),
  },
  {
    id: 'remove',
    label: texts.remove,
    icon: <Trash2 size="1.1em" />,
    tone: 'danger',
    isSeparated: true,
    onPress: onRemove,
  },
]

/** One of one's own photos with where it stands and what can be done with it. */
export const OwnPhotoTile = (props: OwnPhotoTileProps) => {
  const { photo, position, count, texts, isDisabled } = props
  const label = texts.positionText(position, count)
  const mark = photo.state === 'active' ? null : stateMarks[photo.state]
  return (
    <GridListItem
      id={photo.id}
      textValue={label}
      className={css.ownCell}
      data-state={photo.state}
      data-main={photo.isMain || undefined}
    >
      <Photo
        photo={photo.photo}
        alt={label}
        ratio={4 / 5}
        sizes="50vw"
        className={css.ownPicture({ state: photo.state })}
      />
      <span className={css.marks}>
        {photo.isMain === true ? (
          <Badge variant="solid" tone="primary" icon={<Star size="1em" fill="currentColor" />}>
            {texts.main}
          </Badge>
        ) : null}
        {photo.state === 'active' || mark === null ? null : (
          <Badge tone={mark.tone} icon={mark.icon}>
            {texts.states[photo.state]}
          </Badge>
        )}
        {photo.reason === undefined ? null : (
          <span className={css.reason} title={photo.reason}>
            {photo.reason}
          </span>
        )}
      </span>
      <DragHandle
        slot="drag"
        className={css.handle}
        aria-label={texts.dragLabel(position)}
        isDisabled={isDisabled || count < 2}
      >
        <Grip size="1.2em" />
      </DragHandle>
      {isDisabled ? null : (
        <span className={css.menu}>
          <Menu
            label={texts.menuLabel(position)}
            trigger={
              <IconButton
                variant="onPhoto"
                label={texts.menuLabel(position)}
                icon={<Ellipsis size="1em" />}
              />
            }
            items={choices(props)}
          />
        </span>
      )}
    </GridListItem>
  )
}
