import { farParts } from './farParts.data.ts'
import { readRegion, type Town } from './readRegion.ts'

/** Country and region of a town; the region is null where the place data cuts the country otherwise. */
export const homeOf = (town: Town): { country: string; region: string | null } =>
  farParts[town.country] ?? { country: town.country, region: readRegion(town) }
