import { useRef } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { grid } from '../internal/photoTiles.css.ts'
import { MovableTile } from './MovableTile.tsx'
import type { OwnPhoto, OwnPhotoTexts } from './ownPhoto.types.ts'

export interface MovableGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly texts: OwnPhotoTexts
  readonly isDisabled: boolean
  /** Whose menu was asked for before this had come. */
  readonly openMenuOf: string | null
  /** Puts a photo in a place, from 0. */
  readonly onPlace: (id: string, to: number) => void
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The photos with all that moves them: drag, keys and a menu on each. */
export const MovableGrid = ({
  label,
  photos,
  texts,
  isDisabled,
  openMenuOf,
  onPlace,
  onMakeMain,
  onRemove,
}: MovableGridProps) => {
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
    // Dropped on a photo, it takes that photo's place.
    onItemDrop: ({ isInternal, target }) => {
      if (isInternal && dragged.current !== null)
        onPlace(dragged.current, ids.indexOf(String(target.key)))
    },
  })
  return (
    <GridList
      aria-label={label}
      layout="grid"
      className={grid}
      items={photos}
      dependencies={[texts, isDisabled, photos]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(photo) => (
        <MovableTile
          photo={photo}
          position={ids.indexOf(photo.id) + 1}
          count={ids.length}
          texts={texts}
          isDisabled={isDisabled}
          isOpenAtFirst={photo.id === openMenuOf}
          onPlace={(to) => onPlace(photo.id, to)}
          onMakeMain={() => onMakeMain(photo.id)}
          onRemove={() => onRemove(photo.id)}
        />
      )}
    </GridList>
  )
}
