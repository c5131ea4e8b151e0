export { AlertBanner, type AlertBannerProps, type AlertTone } from './AlertBanner.tsx'
