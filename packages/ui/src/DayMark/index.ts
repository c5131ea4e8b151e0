export type { DayMarkVariant } from './DayMark.css.ts'
export { DayMark, type DayMarkProps } from './DayMark.tsx'
