import type { SearchParams } from './searchParams.ts'

/** Props of one filter: the current parameters and a callback to change them. */
export interface FilterProps {
  readonly params: SearchParams
  readonly onChange: (filter: Omit<SearchParams, 'page'>) => void
}
