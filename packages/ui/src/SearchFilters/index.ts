export {
  SearchFilters,
  type SearchFiltersLabels,
  type SearchFiltersProps,
} from './SearchFilters.tsx'
export { countActiveFilters, noFilters } from './searchFilters.rules.ts'
export type {
  AgeField,
  FurtherField,
  SearchChoice,
  SearchField,
  SearchFilterValues,
} from './searchFilters.types.ts'
