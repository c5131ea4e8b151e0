import type { SearchResult } from '@bouquet/contract'

const exact = {
  found: 'search.found',
  show: 'filter.show_count',
  join: 'join.title_count',
} as const

const atLeast = {
  found: 'search.found_more',
  show: 'filter.show_more',
  join: 'join.title_more',
} as const

/** The words for a number of people: a plain number only when all of them were counted. */
export const foundKeys = ({ num_results_is_minimum }: SearchResult) =>
  num_results_is_minimum ? atLeast : exact
