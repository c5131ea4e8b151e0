export { placeRoutes } from './places.routes.ts'
export { selectedCountry } from './selectedCountry.ts'
export { kilometres, openTowns, type Point } from './towns.ts'
export { visitCountry } from './visitCountry.ts'
