import { useRef } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { grid } from '../internal/photoTiles.css.ts'
import { MovableTile } from './MovableTile.tsx'
import type { OwnPhoto } from './ownPhoto.types.ts'
import { useDropInOrder } from './useDropInOrder.ts'

export interface MovableGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly isDisabled: boolean
  /** Id of the photo whose menu was requested before this component loaded. */
  readonly openMenuOf: string | null
  /** Moves a photo to a position, starting at 0. */
  readonly onMove: (id: string, to: number) => void
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** Sortable photo grid: drag and drop, keyboard, and a menu on each photo. */
export function MovableGrid({
  label,
  photos,
  isDisabled,
  openMenuOf,
  onMove,
  onMakeMain,
  onRemove,
}: MovableGridProps) {
  const dragged = useRef<string | null>(null)
  const ids = photos.map(({ id }) => id)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isDisabled || photos.length < 2,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0])
    },
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' ? 'move' : 'cancel',
    // Dropped on a photo, it takes that photo's position.
    onItemDrop: ({ isInternal, target }) => {
      if (isInternal && dragged.current !== null)
        onMove(dragged.current, ids.indexOf(String(target.key)))
    },
  })
  return (
    <GridList
      aria-label={label}
      layout="grid"
      className={grid}
      items={photos}
      dependencies={[isDisabled, photos]}
      dragAndDropHooks={useDropInOrder(dragAndDropHooks)}
    >
      {(photo) => (
        <MovableTile
          photo={photo}
          position={ids.indexOf(photo.id) + 1}
          count={ids.length}
          isDisabled={isDisabled}
          isOpenAtFirst={photo.id === openMenuOf}
          onMove={(to) => onMove(photo.id, to)}
          onMakeMain={() => onMakeMain(photo.id)}
          onRemove={() => onRemove(photo.id)}
        />
      )}
    </GridList>
  )
}
