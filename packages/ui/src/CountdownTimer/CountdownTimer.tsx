import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { colon, figure, timer, unit } from './CountdownTimer.css.ts'
import { countdownParts } from './countdown.rules.ts'

export interface CountdownTimerProps extends RootProps<HTMLSpanElement> {
  readonly secondsLeft: number
  /** Label, for example "Time left for your welcome bonus". Not announced automatically. */
  readonly label: string
  /** Names the unit below each number. */
  readonly hasUnits?: boolean | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

const order = ['hours', 'minutes', 'seconds'] as const

const unitKeys = {
  hours: 'countdown.hours',
  minutes: 'countdown.minutes',
  seconds: 'countdown.seconds',
} as const

/** Remaining time until an end. Stays at zero; the page decides what happens then. */
export function CountdownTimer({
  secondsLeft,
  label,
  hasUnits = false,
  size = 'md',
  className,
  ...rest
}: CountdownTimerProps) {
  const labels = useLabels()
  const parts = countdownParts(secondsLeft)
  return (
    <span
      {...rest}
      className={clsx(timer({ size }), className)}
      role="timer"
      aria-label={`${label} ${order.map((part) => parts[part]).join(':')}`}
    >
      {order.map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? null : (
            <span className={colon} aria-hidden="true">
              :
            </span>
          )}
          <span className={figure} aria-hidden="true">
            {parts[part]}
            {hasUnits ? <span className={unit}>{labels(unitKeys[part])}</span> : null}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
