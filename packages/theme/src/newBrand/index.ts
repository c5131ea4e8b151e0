export { companySource, withTradename } from './companySource.ts'
export { type NewBrand, newBrandSource } from './newBrandSource.ts'
export { type SuggestedNames, suggestNames } from './suggestNames.ts'
export { completeSeeds, type Palette, suggestPalettes } from './suggestPalettes.ts'
