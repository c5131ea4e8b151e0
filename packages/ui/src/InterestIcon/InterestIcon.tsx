import type { ComponentType } from 'react'
import { type InterestName, interestIcons } from './interestIcons.ts'

export interface InterestIconProps {
  readonly name: InterestName
  readonly size?: string | number | undefined
}

/** The drawing of one interest; its name stands beside it in words. */
export const InterestIcon = ({ name, size = '1.15em' }: InterestIconProps) => {
  const Icon: ComponentType<{ size?: string | number }> = interestIcons[name]
  return <Icon size={size} />
}
