import { clsx } from 'clsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Button } from '../Button/index.ts'
import type { Href } from '../LinkProvider/index.ts'
import { Photo, type PhotoProps } from '../Photo/index.ts'
import { action, frame, line, lock, veil } from './LockedPhoto.css.ts'

export interface LockedPhotoProps extends PhotoProps {
  /** How to unlock it, in one line. */
  readonly description: string
  readonly actionLabel?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly href?: Href | undefined
}

/** A photo that is locked for the viewer. The server has already blurred it. */
export function LockedPhoto({
  description,
  actionLabel,
  onPress,
  href,
  className,
  photo,
  alt,
  sizes,
  ratio,
  mask = 'none',
  isPriority,
  ...rest
}: LockedPhotoProps) {
  return (
    <span {...rest} className={clsx(frame({ mask }), className)} data-locked="">
      <Photo {...{ photo, alt, sizes, ratio, mask, isPriority }} />
      <span className={veil}>
        <span className={lock}>
          <LockKeyhole size="1.25em" />
        </span>
        <span className={line}>{description}</span>
        {actionLabel === undefined ? null : (
          <Button size="sm" className={action} onPress={onPress} href={href}>
            {actionLabel}
          </Button>
        )}
      </span>
    </span>
  )
}
