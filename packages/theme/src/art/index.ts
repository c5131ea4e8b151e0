export { type DrawingOptions, heroArt } from './heroArt.ts'
export {
  favicon,
  type LogoPicture,
  logoPicture,
  maskableIcon,
  symbol,
  themeColor,
  wordmark,
} from './icons.ts'
export { type DrawnBrand, heroPalette, type Ink } from './palettes.ts'
export { shareCard } from './shareCard.ts'
