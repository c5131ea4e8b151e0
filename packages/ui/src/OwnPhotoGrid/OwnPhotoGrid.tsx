'use client'
import { clsx } from 'clsx'
import { type ReactNode, type Ref, useState } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { laterPart } from '../internal/laterPart.ts'
import { root as rootClass } from '../internal/photoTiles.css.ts'
import { useLaterPart } from '../internal/useLaterPart.ts'
import { useOwnRef } from '../internal/useOwnRef.ts'
import type { MovableGridProps } from './MovableGrid.tsx'
import { moved } from './order.rules.ts'
import type { OwnPhoto, OwnPhotoTexts } from './ownPhoto.types.ts'
import { StillGrid } from './StillGrid.tsx'

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

const movableGrid = laterPart<MovableGridProps>(
  async () => (await import('./MovableGrid.tsx')).MovableGrid,
)

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
  ...marks
}: OwnPhotoGridProps) => {
  const [lastMoved, setLastMoved] = useState<string | null>(null)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const [root, setRoot] = useOwnRef(ref)
  const MovableGrid = useLaterPart(movableGrid, root, {
    isWanted: !isDisabled && photos.length > 0,
    isUrgent: menuOf !== null,
  })
  const ids = photos.map(({ id }) => id)
  const place = (id: string, to: number) => {
    const order = moved(ids, id, to)
    if (order.every((each, index) => each === ids[index])) return
    setLastMoved(id)
    onOrder(order)
  }
  const seat = lastMoved === null ? -1 : ids.indexOf(lastMoved)
  const shown = { label, photos, texts, isDisabled }
  return (
    <div
      {...marks}
      ref={setRoot}
      className={clsx(rootClass, className)}
      data-ready={MovableGrid !== null || undefined}
    >
      {MovableGrid === null ? (
        <StillGrid {...shown} onMenu={setMenuOf} />
      ) : (
        <MovableGrid
          {...shown}
          openMenuOf={menuOf}
          onPlace={place}
          onMakeMain={onMakeMain}
          onRemove={onRemove}
        />
      )}
      <p className={visuallyHidden} role="status">
        {seat < 0 ? '' : texts.positionText(seat + 1, ids.length)}
      </p>
      {foot}
    </div>
  )
}
