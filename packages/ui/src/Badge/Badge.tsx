import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { type Tone, tones } from '../internal/tone.css.ts'
import { badge } from './Badge.css.ts'

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: Tone | undefined
  readonly variant?: 'solid' | 'soft' | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** A short label about the element beside it. */
export const Badge = ({
  children,
  tone = 'neutral',
  variant = 'soft',
  size = 'md',
  icon,
  className,
  ...rest
}: BadgeProps) => (
  <span
    {...rest}
    className={clsx(badge({ variant, size }), tones[tone], className)}
    data-tone={tone}
  >
    {icon}
    {children}
  </span>
)
