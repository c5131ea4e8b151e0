import type { Brand } from '../brand/brand.schema.ts'

/** Why a brand file was refused; `nearest` is a value that would pass. */
export interface BrandFault {
  readonly code: string
  readonly file: string
  readonly line: number | null
  readonly field: string
  readonly reason: string
  readonly remedy: string
}

export interface LoadedBrands {
  readonly brands: readonly Brand[]
  readonly faults: readonly BrandFault[]
}

/**
 * Reads every `*.theme.ts` of a folder. A file with a fault yields its faults and no brand; the other
 * brands are unharmed.
 * @param directory absolute path of the themes folder
 */
export declare function loadBrands(directory: string): Promise<LoadedBrands>
