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

/** Translation keys for the number of results: exact only when all were counted. */
export function resultCountKeys({ num_results_is_minimum }: SearchResult) {
  return num_results_is_minimum ? atLeast : exact
}
