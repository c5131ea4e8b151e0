export { type Migrated, migrateBrand } from '../migrate/migrateBrand.ts'
export { type BrandFault, type FaultCode, type FaultLevel, stopsBrand } from './faults.ts'
export { type LoadedBrand, loadBrand } from './loadBrand.ts'
export { type LoadedBrands, loadBrands } from './loadBrands.ts'
