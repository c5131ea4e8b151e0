import { clsx } from 'clsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './PhotoGrid.css.ts'

export interface GridPhoto {
  readonly id: string
  /** If locked, blurred by the server; the original is never sent. */
  readonly photo: PhotoSource
  readonly isLocked?: boolean | undefined
}

export interface PhotoGridProps extends RootProps<HTMLElement> {
  /** For example "Photos of Anna". */
  readonly label: string
  readonly photos: readonly GridPhoto[]
  /** Number of the first photo, if others are shown elsewhere. */
  readonly firstNumber?: number | undefined
  readonly onOpen: (id: string) => void
  /** How to unlock photos, in one line; only if one is locked. */
  readonly description?: string | undefined
  /** Link to unlock photos. */
  readonly actions?: ReactNode
}

/** Four columns, or three or five if these leave fewer cells of the last row empty. */
export function columnsFor(count: number): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  if (count <= 4) return 4
  return [4, 3, 5].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}

const square = { ratio: 1, sizes: '8rem' } as const

/** Small photos of a person, below the large one. Locked ones are blurred, with a hint on how to unlock them. */
export function PhotoGrid({
  label,
  photos,
  firstNumber = 1,
  onOpen,
  description,
  actions,
  className,
  ...rest
}: PhotoGridProps) {
  const labels = useLabels()
  return (
    <section {...rest} className={clsx(css.root, className)} aria-label={label}>
      {photos.length === 0 ? null : (
        <ul
          className={css.grid}
          style={{ gridTemplateColumns: `repeat(${columnsFor(photos.length)}, minmax(0, 1fr))` }}
        >
          {photos.map((each, index) => (
            <li key={each.id} className={css.cell} data-state={each.isLocked ? 'locked' : 'open'}>
              {each.isLocked ? (
                <span className={css.locked}>
                  <Photo photo={each.photo} alt={labels('photo.locked')} {...square} />
                  <span className={css.lock}>
                    <LockKeyhole size="1.1em" />
                  </span>
                </span>
              ) : (
                <button type="button" className={css.open} onClick={() => onOpen(each.id)}>
                  <Photo
                    photo={each.photo}
                    alt={labels('photo.open', { number: firstNumber + index })}
                    {...square}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {description === undefined ? null : (
        <div className={css.lockLine}>
          <LockKeyhole size="1em" className={css.lockLineIcon} />
          <p>
            {description} {actions}
          </p>
        </div>
      )}
    </section>
  )
}
