import { clsx } from 'clsx'
import { Fragment, type Ref } from 'react'
import { colon, figure, timer, unit } from './CountdownTimer.css.ts'
import { countdownParts } from './countdown.rules.ts'

export interface CountdownTimerProps {
  readonly secondsLeft: number
  /** What ends then, as "Time left for your welcome bonus"; read on request, never by itself. */
  readonly label: string
  /** Under the figures, as "hours". */
  readonly unitLabels?:
    | { readonly hours: string; readonly minutes: string; readonly seconds: string }
    | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

const order = ['hours', 'minutes', 'seconds'] as const

/** The true time left. It stays at zero; what happens then is for the page. */
export const CountdownTimer = ({
  secondsLeft,
  label,
  unitLabels,
  size = 'md',
  className,
  ...marks
}: CountdownTimerProps) => {
  const parts = countdownParts(secondsLeft)
  return (
    <span
      {...marks}
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
