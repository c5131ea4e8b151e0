export { WelcomeBonusBanner, type WelcomeBonusBannerProps } from './WelcomeBonusBanner.tsx'
