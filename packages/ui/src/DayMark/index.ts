export { DayMark, type DayMarkProps, type DayMarkVariant } from './DayMark.tsx'
