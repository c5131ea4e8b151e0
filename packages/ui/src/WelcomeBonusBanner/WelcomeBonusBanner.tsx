import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { code as codeClass, value } from './WelcomeBonusBanner.css.ts'

export interface WelcomeBonusBannerProps extends BonusFrameProps {
  /** Discount code, for use on other devices. Applied automatically here. */
  readonly code?: { readonly label: string; readonly value: string } | undefined
}

/** Welcome offer without a countdown. */
export const WelcomeBonusBanner = ({ code, ...frame }: WelcomeBonusBannerProps) => (
  <BonusFrame {...frame}>
    {code === undefined ? null : (
      <span className={codeClass}>
        {code.label} <span className={value}>{code.value}</span>
      </span>
    )}
  </BonusFrame>
)
