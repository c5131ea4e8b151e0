export type { BrandFault, FaultCode } from './faults.ts'
export { type LoadedBrand, loadBrand } from './loadBrand.ts'
export { type LoadedBrands, loadBrands } from './loadBrands.ts'
