import type { Settings, User } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'
import type { UnsentBody } from './unsent.ts'

const costs = { text: 'message_credits', gift: 'gift_credits' } as const

/** Cached balance and message cost; undefined until fetched. */
export interface Wallet {
  /** Credits of the member. */
  balance(): number | undefined
  /** Credits that a message or a gift costs. */
  cost(kind: UnsentBody['kind']): number | undefined
}

export function createWallet(cache: QueryClient): Wallet {
  return {
    balance: () => cache.getQueryData<User | null>(keys.user)?.credits,
    cost: (kind) =>
      cache
        .getQueriesData<Settings>({ queryKey: keys.allSettings })
        .map(([, settings]) => settings?.[costs[kind]])
        .find((cost) => cost !== undefined),
  }
}
