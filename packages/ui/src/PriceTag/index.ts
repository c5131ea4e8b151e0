export type { PriceTagSize, PriceTagVariant } from './PriceTag.css.ts'
export { PriceTag, type PriceTagProps } from './PriceTag.tsx'
