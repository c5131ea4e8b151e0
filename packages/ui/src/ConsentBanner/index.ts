export type { ConsentVariant } from './ConsentBanner.css.ts'
export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentKind,
  type ConsentLabels,
} from './ConsentBanner.tsx'
