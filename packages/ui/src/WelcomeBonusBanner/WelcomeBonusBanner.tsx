import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { useLabels } from '../internal/labels.ts'
import { code as codeClass, value } from './WelcomeBonusBanner.css.ts'

export interface WelcomeBonusBannerProps extends BonusFrameProps {
  /** Discount code, for use on other devices. Applied automatically here. */
  readonly code?: string | undefined
}

/** Welcome offer without a countdown. */
export function WelcomeBonusBanner({ code, ...frame }: WelcomeBonusBannerProps) {
  const labels = useLabels()
  return (
    <BonusFrame {...frame}>
      {code === undefined ? null : (
        <span className={codeClass}>
          {labels('discount_code')} <span className={value}>{code}</span>
        </span>
      )}
    </BonusFrame>
  )
}
