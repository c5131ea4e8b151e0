import { given } from '../internal/given.ts'
import type { DrawingProps } from './drawings.tsx'
import { type InterestName, interestIcons } from './interestIcons.ts'

export interface InterestIconProps extends DrawingProps {
  readonly name: InterestName
}

/** The drawing of one interest; its name stands beside it in words. */
export const InterestIcon = ({ name, size = '1.15em', ...marks }: InterestIconProps) => {
  const Icon = interestIcons[name]
  return <Icon {...given(marks)} size={size} />
}
