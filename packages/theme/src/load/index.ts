export { jsonSchemas } from '../brand/jsonSchemas.ts'
export { type Migrated, migrateBrand } from '../migrate/migrateBrand.ts'
export { checkNewBrand, type NewSources } from './checkNewBrand.ts'
export {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticLevel,
  isError,
} from './diagnostics.ts'
export { type LoadedBrand, loadBrand } from './loadBrand.ts'
export { type LoadedBrands, loadBrands, loadSome } from './loadBrands.ts'
export { nearestOf, toSlug } from './nearest.ts'
export { readThemeFile } from './readThemeFile.ts'
export { brandPath, companyPath, listCompanies } from './themeFile.ts'
export type { MemoryPlace } from './themeMemory.ts'
