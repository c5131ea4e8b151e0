export { listRegions, regionsByCountry } from './regions.ts'
export { distanceKm, loadTowns, type Point } from './towns.ts'
export { detectCountry, readSelectedCountry } from './visitorCountry.ts'
