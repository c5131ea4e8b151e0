export {
  SearchFilters,
  type SearchFiltersProps,
} from './SearchFilters.tsx'
export { countActiveFilters, noFilters } from './searchFilters.rules.ts'
export type {
  AgeField,
  CustomField,
  FurtherField,
  SearchChoice,
  SearchField,
  SearchFilterValues,
} from './searchFilters.types.ts'
