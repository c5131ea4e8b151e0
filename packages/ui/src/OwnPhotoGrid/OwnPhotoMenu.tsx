import type { ComponentLabels } from '@bouquet/i18n'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import { Menu, type MenuProps } from '../Menu/index.ts'
import { menuButton } from './menuButton.tsx'
import type { OwnPhoto } from './ownPhoto.types.ts'

export interface OwnPhotoMenuProps {
  readonly photo: OwnPhoto
  /** Starts at 1. */
  readonly position: number
  readonly count: number
  /** The button was pressed before the menu loaded. */
  readonly isOpenAtFirst?: boolean
  /** Moves the photo to a position, starting at 0. Without it, the order is fixed. */
  readonly onMove?: (to: number) => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
}

const choices = (
  { photo, position, count, onMove, onMakeMain, onRemove }: OwnPhotoMenuProps,
  labels: ComponentLabels,
): MenuProps['items'] => [
  ...(photo.isMain === true || photo.state === 'rejected'
    ? []
    : [
        {
          id: 'main',
          label: labels('own_photo.make_main'),
          icon: <Star size="1.1em" />,
          onPress: onMakeMain,
        },
      ]),
  ...(onMove === undefined
    ? []
    : [
        {
          id: 'earlier',
          label: labels('own_photo.move_earlier'),
          icon: <ArrowUp size="1.1em" />,
          isDisabled: position === 1,
          onPress: () => onMove(position - 2),
        },
        {
          id: 'later',
          label: labels('own_photo.move_later'),
          icon: <ArrowDown size="1.1em" />,
          isDisabled: position === count,
          onPress: () => onMove(position),
        },
      ]),
  {
    id: 'end',
    items: [
      {
        id: 'remove',
        label: labels('own_photo.remove'),
        icon: <Trash2 size="1.1em" />,
        tone: 'danger',
        onPress: onRemove,
      },
    ],
  },
]

/** Menu of a photo. */
export function OwnPhotoMenu(props: OwnPhotoMenuProps) {
  const { position, isOpenAtFirst = false } = props
  const labels = useLabels()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const label = labels('own_photo.actions', { number: position })
  return (
    <Menu
      label={label}
      trigger={<IconButton {...menuButton} label={label} />}
      items={choices(props, labels)}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  )
}
