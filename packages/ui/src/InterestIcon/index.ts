export { InterestIcon, type InterestIconProps } from './InterestIcon.tsx'
export { type InterestName, interestIcons } from './interestIcons.ts'
