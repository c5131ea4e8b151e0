import type { Brand } from '@bouquet/theme'
import type { Brands } from '../../../platform/tenant/Brands.ts'

/** A brand that shows members of others, with the niche that members agreed to. */
export type SharingBrand = Pick<Brand, 'id' | 'niche'>

/** The brands that show each other's members, this one included; none when this one takes no part. */
export function sharingBrands(brands: Pick<Brands, 'all'>, brand: string): readonly Brand[] {
  const sharing = brands.all().filter(({ settings }) => settings.member_resell)
  return sharing.some(({ id }) => id === brand) ? sharing : []
}

/** A member of a brand, and the brands that share members with it. */
export interface BrandScope {
  readonly brand: string
  readonly viewer: string
  readonly sharing: readonly SharingBrand[]
}

export function brandScope(
  brands: Pick<Brands, 'all'>,
  { brand, viewer }: Omit<BrandScope, 'sharing'>,
): BrandScope {
  return { brand, viewer, sharing: sharingBrands(brands, brand) }
}
