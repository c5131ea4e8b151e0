import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'

/** Refetches everything that tells the member a price: when their discount begins or ends. */
export function refreshPrices(cache: QueryClient) {
  return Promise.all(
    [keys.credits, keys.conversations].map((queryKey) => cache.invalidateQueries({ queryKey })),
  )
}
