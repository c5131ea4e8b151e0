import type { Settings, User } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../keys.ts'

/** Cached balance and message cost; undefined until fetched. */
export interface Wallet {
  /** Credits of the member. */
  balance(): number | undefined
  /** Credits that a message costs. */
  cost(): number | undefined
}

export const createWallet = (cache: QueryClient): Wallet => ({
  balance: () => cache.getQueryData<User | null>(keys.user)?.credits,
  cost: () =>
    cache
      .getQueriesData<Settings>({ queryKey: keys.allSettings })
      .map(([, settings]) => settings?.message_credits)
      .find((cost) => cost !== undefined),
})
