export { jsonSchemas } from '../brand/jsonSchemas.ts'
export { type Migrated, migrateBrand } from '../migrate/migrateBrand.ts'
export {
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticLevel,
  isError,
} from './diagnostics.ts'
export { type LoadedBrand, loadBrand } from './loadBrand.ts'
export { type LoadedBrands, loadBrands } from './loadBrands.ts'
