export { brandSource } from './brandSource.ts'
export { checkBrand } from './checkBrand.ts'
