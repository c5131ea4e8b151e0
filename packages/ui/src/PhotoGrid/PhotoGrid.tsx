import { clsx } from 'clsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode, Ref } from 'react'
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
  /** How to unlock photos, in one line; only if one is locked. */
  readonly lockText?: string | undefined
  /** Link to unlock photos. */
  readonly lockAction?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

const square = { ratio: 1, sizes: '8rem' } as const

/** Small photos of a person, below the large one. Locked ones are blurred, with a hint on how to unlock them. */
export const PhotoGrid = ({
  label,
  photos,
  onOpen,
  lockText,
  lockAction,
  className,
  ...rest
}: PhotoGridProps) => (
  <section {...rest} className={clsx(css.root, className)} aria-label={label}>
    {photos.length === 0 ? null : (
      <ul className={css.grid}>
        {photos.map((each) => (
          <li key={each.id} className={css.cell} data-state={each.state}>
            {each.state === 'locked' ? (
              <span className={css.locked}>
                <Photo photo={each.photo} alt={each.label} {...square} />
                <span className={css.lock}>
                  <LockKeyhole size="1.1em" />
                </span>
              </span>
            ) : (
              <button type="button" className={css.open} onClick={() => onOpen(each.id)}>
                <Photo photo={each.photo} alt={each.label} {...square} />
              </button>
            )}
          </li>
        ))}
      </ul>
    )}
    {lockText === undefined ? null : (
      <div className={css.lockLine}>
        <LockKeyhole size="1em" className={css.lockLineIcon} />
        <p>
          {lockText} {lockAction}
        </p>
      </div>
    )}
  </section>
)
