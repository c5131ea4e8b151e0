export { TimeBonusBanner, type TimeBonusBannerProps } from './TimeBonusBanner.tsx'
