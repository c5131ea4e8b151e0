import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { tones } from '../internal/tone.css.ts'
import { useOwnRef } from '../internal/useOwnRef.ts'
import { Link } from '../LinkProvider/index.ts'
import {
  badge,
  type IconButtonSize,
  type IconButtonVariant,
  iconButton,
  icon as iconClass,
} from './IconButton.css.ts'

export type IconButtonTone = 'primary' | 'secondary' | 'danger' | 'neutral'

export interface IconButtonProps {
  /** Said aloud and shown as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: IconButtonVariant | undefined
  readonly tone?: IconButtonTone | undefined
  readonly size?: IconButtonSize | undefined
  readonly isDisabled?: boolean | undefined
  /** For a button that stays down, as a given like. */
  readonly isPressed?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  readonly href?: string | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** A small mark at the corner, as a CountBadge. */
  readonly mark?: ReactNode
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly className?: string | undefined
  /** The button, or the link that stands in its place. */
  readonly ref?: Ref<HTMLElement> | undefined
}

/** An action small enough for a picture alone; its words are still there for those who need them. */
export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  tone = 'neutral',
  size = 'md',
  isDisabled = false,
  isPressed,
  onPress,
  href,
  type = 'button',
  mark,
  className,
  name,
  value,
  ref,
  ...rest
}: IconButtonProps) => {
  const [, setRoot] = useOwnRef(ref)
  const look = clsx(iconButton({ variant, size }), tones[tone], className)
  const press: MouseEventHandler | undefined = onPress === undefined ? undefined : () => onPress()
  const content = (
    <>
      <span className={iconClass}>{icon}</span>
      <span className={visuallyHidden}>{label}</span>
      {mark === undefined ? null : <span className={badge}>{mark}</span>}
    </>
  )
  if (href !== undefined && !isDisabled) {
    return (
      <Link onClick={press} {...rest} ref={setRoot} href={href} className={look} title={label}>
        {content}
      </Link>
    )
  }
  return (
    <button
      onClick={press}
      {...rest}
      {...(name === undefined ? {} : { name, value })}
      ref={setRoot}
      type={type}
      className={look}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
    >
      {content}
    </button>
  )
}
