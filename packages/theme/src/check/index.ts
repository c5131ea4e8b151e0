export { type HeroHeading, heroHeading } from '../derive/heroHeading.ts'
export { readDocument } from '../load/themeDocument.ts'
export { brandSource, checkBrand } from './checkBrand.ts'
export { type BrandDraft, draftOf } from './draftOf.ts'
