'use client'
import { clsx } from 'clsx'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { visuallyHidden } from '../base/index.ts'
import { OwnPhotoTile } from './OwnPhotoTile.tsx'
import { moved } from './order.rules.ts'
import type { OwnPhoto, OwnPhotoTexts } from './own.types.ts'
import * as css from './PhotoGrid.css.ts'

export interface OwnPhotoGridProps {
  readonly label: string
  /** In their order; the first is drawn large. */
  readonly photos: readonly OwnPhoto[]
  readonly texts: OwnPhotoTexts
  /** All ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Below the photos: the place to add one, and how many there may be. */
  readonly foot?: ReactNode
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** One's own photos: put in order by drag, by keyboard or by the menu of each. */
export const OwnPhotoGrid = ({
  label,
  photos,
  texts,
  onOrder,
  onMakeMain,
  onRemove,
  foot,
  isDisabled = false,
  className,
  ref,
}: OwnPhotoGridProps) => {
  const dragged = useRef<string | null>(null)
  const [lastMoved, setLastMoved] = useState<string | null>(null)
  const ids = photos.map(({ id }) => id)
  const place = (id: string, to: number) => {
    const order = moved(ids, id, to)
    if (order.every((each, index) => each === ids[index])) return
    setLastMoved(id)
    onOrder(order)
  }
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
        place(dragged.current, ids.indexOf(String(target.key)))
    },
  })
  const seat = lastMoved === null ? -1 : ids.indexOf(lastMoved)
  return (
    <div ref={ref} className={clsx(css.root, className)}>
      <GridList
        aria-label={label}
        layout="grid"
        className={css.grid}
        items={photos}
        dependencies={[texts, isDisabled, photos]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(photo) => (
          <OwnPhotoTile
            photo={photo}
            position={ids.indexOf(photo.id) + 1}
            count={ids.length}
            texts={texts}
            isDisabled={isDisabled}
            onPlace={(to) => place(photo.id, to)}
            onMakeMain={() => onMakeMain(photo.id)}
            onRemove={() => onRemove(photo.id)}
          />
        )}
      </GridList>
      <p className={visuallyHidden} role="status">
        {seat < 0 ? '' : texts.positionText(seat + 1, ids.length)}
      </p>
      {foot}
    </div>
  )
}
