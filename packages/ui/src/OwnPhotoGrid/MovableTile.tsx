import Grip from 'lucide-react/icons/grip-vertical'
import { Button as DragHandle } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import { OwnPhotoMenu, type OwnPhotoMenuProps } from './OwnPhotoMenu.tsx'
import type { OwnPhotoOrder } from './ownPhoto.types.ts'

interface MovableTileProps extends OwnPhotoMenuProps {
  readonly order: OwnPhotoOrder
  readonly isDisabled: boolean
}

/** A photo that can be dragged directly, by its handle or by keyboard. */
export const MovableTile = ({ isDisabled, ...menuProps }: MovableTileProps) => {
  const { photo, position, count, labels, order } = menuProps
  const label = labels.positionText(position, count)
  return (
    <GridListItem
      id={photo.id}
      textValue={label}
      className={css.tile}
      data-state={photo.state}
      data-main={photo.isMain || undefined}
    >
      <OwnPhotoFace photo={photo} label={label} labels={labels} />
      <DragHandle
        slot="drag"
        className={css.handle}
        aria-label={order.dragLabel(position)}
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
