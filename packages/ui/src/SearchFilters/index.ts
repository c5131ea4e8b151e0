export {
  SearchFilters,
  type SearchFiltersProps,
  type SearchFiltersTexts,
} from './SearchFilters.tsx'
export { countActive, noWishes } from './searchFilters.rules.ts'
export type {
  AgeField,
  FurtherField,
  RegionField,
  SearchChoice,
  SearchField,
  SearchWishes,
} from './searchFilters.types.ts'
