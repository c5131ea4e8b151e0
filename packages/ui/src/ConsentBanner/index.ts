export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentKind,
  type ConsentTexts,
  type ConsentVariant,
} from './ConsentBanner.tsx'
