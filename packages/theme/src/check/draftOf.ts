import type { Brand, BrandFile } from '../brand/brand.schema.ts'

/** A brand file in the making, with every choice of its look stated. */
export type BrandDraft = BrandFile & Pick<Brand, 'type' | 'density' | 'shape' | 'motion' | 'art'>

/** A new brand with the look of another, its overrides included, under a name and domain of its own. */
export const draftOf = ({
  seeds,
  overrides,
  type,
  density,
  shape,
  motion,
  mode,
  art,
  niche,
  company,
}: Brand): BrandDraft => ({
  name: 'My brand',
  domains: ['my-brand.example'],
  niche,
  company: company.id,
  seeds,
  ...(overrides && { overrides }),
  type,
  density,
  shape,
  motion,
  mode,
  art,
})
