export {
  PriceTag,
  type PriceTagProps,
  type PriceTagSize,
  type PriceTagVariant,
} from './PriceTag.tsx'
export type { Price } from './price.rules.ts'
