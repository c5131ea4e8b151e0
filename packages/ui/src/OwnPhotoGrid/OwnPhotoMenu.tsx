import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { Menu, type MenuItem } from '../Menu/index.ts'
import { menuButton } from './menuButton.tsx'
import type { OwnPhoto, OwnPhotoTexts } from './ownPhoto.types.ts'

export interface OwnPhotoMenuProps {
  readonly photo: OwnPhoto
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly texts: OwnPhotoTexts
  /** Pressed before the menu had come. */
  readonly isOpenAtFirst: boolean
  /** Puts it in a place, from 0. */
  readonly onPlace: (to: number) => void
  readonly onMakeMain: () => void
  readonly onRemove: () => void
}

const choices = ({
  photo,
  position,
  count,
  texts,
  onPlace,
  onMakeMain,
  onRemove,
}: OwnPhotoMenuProps): readonly MenuItem[] => [
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

/** What can be done with one photo. */
export const OwnPhotoMenu = (props: OwnPhotoMenuProps) => {
  const { position, texts, isOpenAtFirst } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const label = texts.menuLabel(position)
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
