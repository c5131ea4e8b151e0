import { clsx } from 'clsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode, Ref } from 'react'
import { cell, grid, root } from '../internal/photoTiles.css.ts'
import { Photo, type PhotoSource } from '../Photo/index.ts'
import * as css from './PhotoGrid.css.ts'

interface OpenPhoto {
  readonly state: 'open'
  readonly id: string
  readonly photo: PhotoSource
  /** Label of the button, for example "Enlarge photo 2 of Anna". */
  readonly label: string
}

interface LockedGridPhoto {
  readonly state: 'locked'
  readonly id: string
  /** Blurred by the server; the original is never sent. */
  readonly photo: PhotoSource
  /** For example "Locked photo, blurred". */
  readonly label: string
}

export type GridPhoto = OpenPhoto | LockedGridPhoto

export interface PhotoGridProps {
  /** For example "Photos of Anna". */
  readonly label: string
  readonly photos: readonly GridPhoto[]
  readonly onOpen: (id: string) => void
  /** How to unlock photos, in one line. Shown if any are locked. */
  readonly lockText?: string | undefined
  /** Link or button to unlock photos. */
  readonly lockAction?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Photos of a person. Locked ones are blurred, with a hint on how to unlock them. */
export const PhotoGrid = ({
  label,
  photos,
  onOpen,
  lockText,
  lockAction,
  className,
  ...rest
}: PhotoGridProps) => (
  <section {...rest} className={clsx(root, className)} aria-label={label}>
    <ul className={grid} aria-label={label}>
      {photos.map((each) => (
        <li key={each.id} className={cell} data-state={each.state}>
          {each.state === 'locked' ? (
            <span className={css.locked}>
              <Photo
                photo={each.photo}
                alt={each.label}
                ratio={4 / 5}
                sizes="50vw"
                className={css.fill}
              />
              <span className={css.lock}>
                <LockKeyhole size="1.1em" />
              </span>
            </span>
          ) : (
            <button type="button" className={css.open} onClick={() => onOpen(each.id)}>
              <Photo
                photo={each.photo}
                alt={each.label}
                ratio={4 / 5}
                sizes="50vw"
                className={css.fill}
              />
            </button>
          )}
        </li>
      ))}
    </ul>
    {lockText !== undefined && photos.some(({ state }) => state === 'locked') ? (
      <div className={css.lockLine}>
        <span className={css.lockLineIcon}>
          <LockKeyhole size="1.1em" />
        </span>
        <p className={css.lockLineText}>{lockText}</p>
        {lockAction}
      </div>
    ) : null}
  </section>
)
