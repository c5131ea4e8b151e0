import type { SearchParams } from './searchParams.ts'

/** One part of the wishes: what the address says, and how to say something else. */
export interface WishProps {
  readonly params: SearchParams
  readonly onChange: (wish: Omit<SearchParams, 'page'>) => void
}
