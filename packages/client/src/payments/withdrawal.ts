import type { PurchaseReference } from '@bouquet/contract'
import { mutationOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** What a withdrawal from a purchase would bring; changes nothing. */
export function offerWithdrawalMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: async (body: PurchaseReference) =>
      (await api.request('offerWithdrawal', { body })).offer,
  })
}

/** Withdraws from a purchase; a receipt goes out by mail. */
export function withdrawMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: async (body: PurchaseReference) =>
      (await api.request('withdraw', { body })).withdrawal,
    onSuccess: () =>
      Promise.all(
        [keys.user, keys.credits, keys.transactions, keys.receipts].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
