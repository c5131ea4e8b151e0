import { clsx } from 'clsx'
import { Fragment, type Ref } from 'react'
import { colon, figure, timer, unit } from './CountdownTimer.css.ts'
import { countdownParts } from './countdown.rules.ts'

export interface CountdownTimerProps {
  readonly secondsLeft: number
  /** Label, for example "Time left for your welcome bonus". Not announced automatically. */
  readonly label: string
  /** Unit below each number, for example "hours". */
  readonly unitLabels?:
    | { readonly hours: string; readonly minutes: string; readonly seconds: string }
    | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

const order = ['hours', 'minutes', 'seconds'] as const

/** Remaining time until an end. Stays at zero; the page decides what happens then. */
export const CountdownTimer = ({
  secondsLeft,
  label,
  unitLabels,
  size = 'md',
  className,
  ...rest
}: CountdownTimerProps) => {
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
            {unitLabels === undefined ? null : <span className={unit}>{unitLabels[part]}</span>}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
