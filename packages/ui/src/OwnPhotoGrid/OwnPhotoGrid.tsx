'use client'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import { lazyComponent } from '../internal/lazyComponent.ts'
import { root as rootClass } from '../internal/photoTiles.css.ts'
import { type RootProps, useMergedRefs } from '../internal/props.ts'
import { useLazyComponent } from '../internal/useLazyComponent.ts'
import type { MovableGridProps } from './MovableGrid.tsx'
import type { OwnPhoto } from './ownPhoto.types.ts'
import { StaticGrid } from './StaticGrid.tsx'

/** Moves an entry to a position in the list. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  if (!ids.includes(id)) return ids
  const others = ids.filter((each) => each !== id)
  const index = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, index), id, ...others.slice(index)]
}

export interface OwnPhotoGridProps extends RootProps<HTMLDivElement> {
  readonly label: string
  /** In order. The first is shown large. */
  readonly photos: readonly OwnPhoto[]
  /** Called with all ids in the new order. Without it, the photos stay in the order given. */
  readonly onOrderChange?: ((ids: readonly string[]) => void) | undefined
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Upload field in the cell after the last photo; below the photos if they can be sorted. */
  readonly addPhoto?: ReactNode
  /** Below the photos, for example the limit. */
  readonly footer?: ReactNode
  readonly isDisabled?: boolean | undefined
}

const movableGrid = lazyComponent<MovableGridProps>(
  async () => (await import('./MovableGrid.tsx')).MovableGrid,
)

/** The member's own photos with a menu on each. With `onOrderChange`, sortable by drag and drop, keyboard or menu. */
export function OwnPhotoGrid({
  label,
  photos,
  onOrderChange,
  onMakeMain,
  onRemove,
  addPhoto,
  footer,
  isDisabled = false,
  className,
  ref,
  ...rest
}: OwnPhotoGridProps) {
  const labels = useLabels()
  const isMovable = onOrderChange !== undefined
  const [lastMoved, setLastMoved] = useState<string | null>(null)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const [root, setRoot] = useMergedRefs(ref)
  const MovableGrid = useLazyComponent(movableGrid, root, {
    enabled: isMovable && !isDisabled && photos.length > 0,
    immediate: menuOf !== null,
  })
  const ids = photos.map(({ id }) => id)
  const move = (id: string, to: number) => {
    const next = moved(ids, id, to)
    if (next.every((each, index) => each === ids[index])) return
    setLastMoved(id)
    onOrderChange?.(next)
  }
  const newIndex = lastMoved === null ? -1 : ids.indexOf(lastMoved)
  const shown = { label, photos, isDisabled, onMakeMain, onRemove }
  return (
    <div
      {...rest}
      ref={setRoot}
      className={clsx(rootClass, className)}
      data-ready={!isMovable || MovableGrid !== null || undefined}
    >
      {!isMovable ? (
        <StaticGrid {...shown} addPhoto={addPhoto} />
      ) : MovableGrid === null ? (
        <StaticGrid {...shown} onMenu={setMenuOf} />
      ) : (
        <MovableGrid {...shown} openMenuOf={menuOf} onMove={move} />
      )}
      {isMovable ? (
        <p className={visuallyHidden} role="status">
          {newIndex < 0 ? '' : labels('own_photo.position', { number: newIndex + 1 })}
        </p>
      ) : null}
      {isMovable ? addPhoto : null}
      {footer}
    </div>
  )
}
