export type { PriceTagSize, PriceTagVariant } from './PriceTag.css.ts'
export {
  PriceTag,
  type PriceTagProps,
} from './PriceTag.tsx'
export type { Price } from './price.rules.ts'
