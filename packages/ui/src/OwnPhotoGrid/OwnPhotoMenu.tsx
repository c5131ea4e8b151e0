import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { Menu, type MenuItem } from '../Menu/index.ts'
import { menuButton } from './menuButton.tsx'
import type { OwnPhoto, OwnPhotoLabels, OwnPhotoOrder } from './ownPhoto.types.ts'

export interface OwnPhotoMenuProps {
  readonly photo: OwnPhoto
  /** Starts at 1. */
  readonly position: number
  readonly count: number
  readonly labels: OwnPhotoLabels
  readonly order?: OwnPhotoOrder | undefined
  /** The button was pressed before the menu loaded. */
  readonly isOpenAtFirst?: boolean
  /** Moves the photo to a position, starting at 0. */
  readonly onMove?: (to: number) => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
}

const choices = ({
  photo,
  position,
  count,
  labels,
  order,
  onMove,
  onMakeMain,
  onRemove,
}: OwnPhotoMenuProps): readonly MenuItem[] => [
  ...(photo.isMain === true || photo.state === 'rejected'
    ? []
    : [
        {
          id: 'main',
          label: labels.makeMain,
          icon: <Star size="1.1em" />,
          onPress: onMakeMain,
        },
      ]),
  ...(order === undefined
    ? []
    : [
        {
          id: 'earlier',
          label: order.moveEarlier,
          icon: <ArrowUp size="1.1em" />,
          isDisabled: position === 1,
          onPress: () => onMove?.(position - 2),
        },
        {
          id: 'later',
          label: order.moveLater,
          icon: <ArrowDown size="1.1em" />,
          isDisabled: position === count,
          onPress: () => onMove?.(position),
        },
      ]),
  {
    id: 'remove',
    label: labels.remove,
    icon: <Trash2 size="1.1em" />,
    tone: 'danger',
    isSeparated: true,
    onPress: onRemove,
  },
]

/** Menu of a photo. */
export const OwnPhotoMenu = (props: OwnPhotoMenuProps) => {
  const { position, labels, isOpenAtFirst = false } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const label = labels.menuLabel(position)
  return (
    <Menu
      label={label}
      trigger={<IconButton {...menuButton} label={label} />}
      items={choices(props)}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  )
}
