export { type BrandFault, type LoadedBrands, loadBrands } from './loadBrands.ts'
