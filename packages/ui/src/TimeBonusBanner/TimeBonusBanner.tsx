import { CountdownTimer } from '../CountdownTimer/index.ts'
import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { ends } from './TimeBonusBanner.css.ts'

export interface TimeBonusBannerProps extends BonusFrameProps {
  /** By the server's clock, as `useCountdown` gives it; null while it is not known. */
  readonly secondsLeft: number | null
  /** Before the time, as "Ends in". */
  readonly endsText: string
}

/** An offer with an end that the server keeps. Without an end, and after it, nothing is shown. */
export const TimeBonusBanner = ({ secondsLeft, endsText, ...frame }: TimeBonusBannerProps) =>
  secondsLeft === null || secondsLeft <= 0 ? null : (
    <BonusFrame {...frame}>
      <span className={ends}>
        <span aria-hidden="true">{endsText}</span>
        <CountdownTimer secondsLeft={secondsLeft} label={endsText} />
      </span>
    </BonusFrame>
  )
