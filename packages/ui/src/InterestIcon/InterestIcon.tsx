import { definedProps } from '../internal/props.ts'
import type { DrawingProps } from './drawings.tsx'
import { type InterestName, interestIcons } from './interestIcons.ts'

export interface InterestIconProps extends DrawingProps {
  readonly name: InterestName
}

/** Icon of an interest. Decorative: its name is shown beside it. */
export function InterestIcon({ name, size = '1.15em', ...rest }: InterestIconProps) {
  const Icon = interestIcons[name]
  return <Icon {...definedProps(rest)} size={size} />
}
