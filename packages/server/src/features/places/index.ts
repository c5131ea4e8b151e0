export { regionDataOf, regionsOf } from './regions.ts'
export { selectedCountry } from './selectedCountry.ts'
export { kilometres, openTowns, type Point } from './towns.ts'
export { visitCountry } from './visitCountry.ts'
