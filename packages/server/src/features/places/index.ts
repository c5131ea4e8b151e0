export { detectCountry } from './detectCountry.ts'
export { listRegions, regionsByCountry } from './regions.ts'
export { readSelectedCountry } from './selectedCountry.ts'
export { distanceKm, loadTowns, type Point } from './towns.ts'
