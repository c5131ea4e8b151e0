import { CountdownTimer } from '../CountdownTimer/index.ts'
import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { useLabels } from '../internal/labels.ts'
import { ends, timer } from './TimeBonusBanner.css.ts'

export interface TimeBonusBannerProps extends BonusFrameProps {
  /** Seconds left on the server's clock, from `useCountdown`. Null if unknown. */
  readonly secondsLeft: number | null
}

/** A time-limited offer. Renders nothing without an end or after it. */
export function TimeBonusBanner({ secondsLeft, ...frame }: TimeBonusBannerProps) {
  const label = useLabels()('countdown.ends_in')
  return secondsLeft === null || secondsLeft <= 0 ? null : (
    <BonusFrame {...frame}>
      <span className={ends}>
        <span aria-hidden="true">{label}</span>
        <CountdownTimer className={timer} secondsLeft={secondsLeft} label={label} />
      </span>
    </BonusFrame>
  )
}
