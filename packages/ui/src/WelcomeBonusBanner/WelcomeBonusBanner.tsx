import { BonusFrame, type BonusFrameProps } from '../internal/BonusFrame.tsx'
import { code as codeClass, value } from './WelcomeBonusBanner.css.ts'

export interface WelcomeBonusBannerProps extends BonusFrameProps {
  /** For those who pay elsewhere; here it counts by itself. */
  readonly code?: { readonly label: string; readonly value: string } | undefined
}

/** A welcome that does not run out while one reads. */
export const WelcomeBonusBanner = ({ code, ...frame }: WelcomeBonusBannerProps) => (
  <BonusFrame {...frame}>
    {code === undefined ? null : (
      <span className={codeClass}>
        {code.label} <span className={value}>{code.value}</span>
      </span>
    )}
  </BonusFrame>
)
