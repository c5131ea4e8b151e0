export { type DrawingOptions, heroArt } from './heroArt.ts'
export { favicon, maskableIcon, symbol, themeColor, wordmark } from './icons.ts'
export type { DrawnBrand, Ink } from './palettes.ts'
export { shareCard } from './shareCard.ts'
