import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { type TriggerProps, useMergedRefs } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import {
  type ButtonSize,
  type ButtonVariant,
  button,
  icon as iconClass,
  label,
  pending,
  whenDisabled,
} from './Button.css.ts'

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'neutral'

export interface ButtonProps {
  readonly children: ReactNode
  readonly variant?: ButtonVariant | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the full width of its container. */
  readonly isWide?: boolean | undefined
  /** While pending it keeps focus, and presses do nothing. */
  readonly isPending?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** For a toggle button. */
  readonly isPressed?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  /** Renders a link that looks like a button. */
  readonly href?: Href | undefined
  readonly type?: 'button' | 'submit' | 'reset' | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** Id of the form it submits, if it is outside that form. */
  readonly form?: string | undefined
  /** Before the label. */
  readonly icon?: ReactNode
  readonly iconEnd?: ReactNode
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-controls'?: string | undefined
  /** The button, or the link if `href` is set. */
  readonly ref?: Ref<HTMLElement> | undefined
}

/** A button, or a link that looks like one. Works in forms without JavaScript. */
export function Button({
  children,
  variant = 'solid',
  tone = 'primary',
  size = 'md',
  isWide = false,
  isPending = false,
  isDisabled = false,
  isPressed,
  onPress,
  href,
  type = 'button',
  icon,
  iconEnd,
  className,
  name,
  value,
  form,
  ref,
  onClick,
  ...rest
}: ButtonProps & TriggerProps) {
  const [, setRoot] = useMergedRefs(ref)
  const buttonClass = clsx(button({ variant, tone, size, isWide }), className)
  const content = (
    <>
      {icon === undefined ? null : <span className={iconClass}>{icon}</span>}
      <span className={label}>{children}</span>
      {iconEnd === undefined ? null : <span className={iconClass}>{iconEnd}</span>}
      {isPending ? <span className={pending} aria-hidden="true" /> : null}
    </>
  )
  const press: MouseEventHandler<HTMLElement> = (event) => {
    if (isPending) event.preventDefault()
    else onPress?.()
    onClick?.(event)
  }
  if (href !== undefined && !isDisabled) {
    return (
      <Link onClick={press} {...rest} ref={setRoot} href={href} className={buttonClass}>
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
      form={form}
      className={clsx(buttonClass, whenDisabled[variant])}
      disabled={isDisabled}
      aria-pressed={isPressed}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
    >
      {content}
    </button>
  )
}
