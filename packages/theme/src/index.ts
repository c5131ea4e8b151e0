export * from './brand/brand.schema.ts'
export { defineBrand, defineCompany } from './brand/defineBrand.ts'
export type { TokenValues } from './contract/tokens.ts'
