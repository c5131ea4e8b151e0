import Grip from 'lucide-react/icons/grip-vertical'
import { Button as DragHandle } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { useLabels } from '../internal/labels.ts'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import { OwnPhotoMenu, type OwnPhotoMenuProps } from './OwnPhotoMenu.tsx'

interface MovableTileProps extends OwnPhotoMenuProps {
  readonly isDisabled: boolean
}

/** A photo that can be dragged directly, by its handle or by keyboard. */
export function MovableTile({ isDisabled, ...menuProps }: MovableTileProps) {
  const { photo, position, count } = menuProps
  const labels = useLabels()
  const label = labels('own_photo.position', { number: position })
  return (
    <GridListItem
      id={photo.id}
      textValue={label}
      className={css.tile}
      data-state={photo.state}
      data-main={photo.isMain || undefined}
    >
      <OwnPhotoFace photo={photo} label={label} />
      <DragHandle
        slot="drag"
        className={css.handle}
        aria-label={labels('own_photo.move', { number: position })}
        isDisabled={isDisabled || count < 2}
      >
        <Grip size="1.2em" />
      </DragHandle>
      {isDisabled ? null : (
        <span className={css.menu}>
          <OwnPhotoMenu {...menuProps} />
        </span>
      )}
    </GridListItem>
  )
}
