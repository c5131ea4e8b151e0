import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { type TriggerProps, useMergedRefs } from '../internal/props.ts'
import { tones } from '../internal/tone.css.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import {
  badge as badgeClass,
  type IconButtonSize,
  type IconButtonVariant,
  iconButton,
  icon as iconClass,
} from './IconButton.css.ts'

export type IconButtonTone = 'primary' | 'secondary' | 'danger' | 'neutral'

export interface IconButtonProps {
  /** Accessible name and tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: IconButtonVariant | undefined
  readonly tone?: IconButtonTone | undefined
  readonly size?: IconButtonSize | undefined
  readonly isDisabled?: boolean | undefined
  /** For a toggle button, for example a like. */
  readonly isPressed?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  readonly href?: Href | undefined
  readonly type?: 'button' | 'submit' | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** Badge at the corner, for example a CountBadge. */
  readonly badge?: ReactNode
  readonly id?: string | undefined
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly className?: string | undefined
  /** The button, or the link if `href` is set. */
  readonly ref?: Ref<HTMLElement> | undefined
}

/** A button that shows only an icon, with a label for screen readers. */
export function IconButton({
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
  badge,
  className,
  name,
  value,
  ref,
  onClick,
  title = label,
  ...rest
}: IconButtonProps & TriggerProps) {
  const [, setRoot] = useMergedRefs(ref)
  const buttonClass = clsx(iconButton({ variant, size }), tones[tone], className)
  const press: MouseEventHandler<HTMLElement> = (event) => {
    onPress?.()
    onClick?.(event)
  }
  const content = (
    <>
      <span className={iconClass}>{icon}</span>
      <span className={visuallyHidden}>{label}</span>
      {badge === undefined ? null : <span className={badgeClass}>{badge}</span>}
    </>
  )
  if (href !== undefined && !isDisabled) {
    return (
      <Link
        onClick={press}
        {...rest}
        ref={setRoot}
        href={href}
        className={buttonClass}
        title={title || undefined}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      onClick={press}
      {...rest}
      ref={setRoot}
      type={type}
      name={name}
      value={value}
      className={buttonClass}
      title={title || undefined}
      aria-pressed={isPressed}
      disabled={isDisabled}
    >
      {content}
    </button>
  )
}
