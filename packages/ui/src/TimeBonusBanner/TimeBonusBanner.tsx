import { CountdownTimer } from '../CountdownTimer/index.ts'
import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { ends } from './TimeBonusBanner.css.ts'

export interface TimeBonusBannerProps extends BonusFrameProps {
  /** Seconds left on the server's clock, from `useCountdown`. Null if unknown. */
  readonly secondsLeft: number | null
  /** Before the time, for example "Ends in". */
  readonly endsText: string
}

/** A time-limited offer. Renders nothing without an end or after it. */
export const TimeBonusBanner = ({ secondsLeft, endsText, ...frame }: TimeBonusBannerProps) =>
  secondsLeft === null || secondsLeft <= 0 ? null : (
    <BonusFrame {...frame}>
      <span className={ends}>
        <span aria-hidden="true">{endsText}</span>
        <CountdownTimer secondsLeft={secondsLeft} label={endsText} />
      </span>
    </BonusFrame>
  )
