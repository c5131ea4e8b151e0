import type { BrandFile } from './brand.schema.ts'
import type { CompanyFile } from './company.ts'

/** Types a brand file in the editor; checking happens when it is loaded, so that a fault stops only that brand. */
export const defineBrand = (brand: BrandFile): BrandFile => brand

/** Types a company file in the editor. */
export const defineCompany = (company: CompanyFile): CompanyFile => company
