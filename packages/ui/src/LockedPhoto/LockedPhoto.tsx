import { clsx } from 'clsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Button } from '../Button/index.ts'
import { Photo, type PhotoProps } from '../Photo/index.ts'
import { action, frame, line, lock, veil } from './LockedPhoto.css.ts'

export interface LockedPhotoProps extends PhotoProps {
  /** One line that says how to open it. */
  readonly text: string
  readonly actionText?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly href?: string | undefined
}

/** A picture that this viewer may not see yet; the server has already blurred what is sent here. */
export const LockedPhoto = ({
  text,
  actionText,
  onPress,
  href,
  className,
  photo,
  alt,
  sizes,
  ratio,
  mask = 'none',
  isPriority,
  ...marks
}: LockedPhotoProps) => (
  <span {...marks} className={clsx(frame({ mask }), className)} data-locked="">
    <Photo {...{ photo, alt, sizes, ratio, mask, isPriority }} />
    <span className={veil}>
      <span className={lock}>
        <LockKeyhole size="1.25em" />
      </span>
      <span className={line}>{text}</span>
      {actionText === undefined ? null : (
        <Button size="sm" className={action} onPress={onPress} href={href}>
          {actionText}
        </Button>
      )}
    </span>
  </span>
)
