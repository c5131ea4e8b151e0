import { partsOfCountries } from './farParts.data.ts'
import { findRegion, type Town } from './readRegion.ts'

/** Country and region of a town; the region is null where the place data cuts the country otherwise. */
export const townLocation = (town: Town): { country: string; region: string | null } =>
  partsOfCountries[town.country] ?? { country: town.country, region: findRegion(town) }
