export type { PriceTagSize, PriceTagVariant } from './PriceTag.css.ts'
export type { Price } from './PriceTag.tsx'
export {
  PriceTag,
  type PriceTagProps,
} from './PriceTag.tsx'
