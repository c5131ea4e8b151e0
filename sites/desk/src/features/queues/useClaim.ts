import { claimSeconds } from '@bouquet/contract/staff'
import { useEffect, useEffectEvent } from 'react'
import { type DeskApi, useApi } from '../../platform/api.ts'
import { useDecisions } from '../../platform/DecisionsContext.ts'

/** Gives an item back to colleagues; without a connection its claim ends by itself. */
export function releaseItem(api: DeskApi, item: string): void {
  api.request('releaseItem', { query: { item } }).catch(() => undefined)
}

/**
 * Claims the item that is shown, so that colleagues get others, and gives it up when it is left without a decision.
 * If a claim cannot be made, at worst two people do the same work: the second decision is refused.
 * @param item as in `photo:018f…`; undefined for none
 * @param onTaken called when a colleague has it
 */
export function useClaim(item: string | undefined, onTaken: (item: string) => void): void {
  const api = useApi()
  const decisions = useDecisions()
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    if (item === undefined) return
    let isLeft = false
    const claim = () =>
      api.request('claimItem', { body: { item } }).then(
        ({ claim: { is_own } }) => {
          if (!is_own && !isLeft) taken(item)
        },
        () => undefined,
      )
    let claimed = claim()
    const renew = () => {
      claimed = claim()
    }
    const timer = setInterval(renew, (claimSeconds * 1_000) / 2)
    return () => {
      isLeft = true
      clearInterval(timer)
      // What is decided stays claimed until it is sent.
      if (decisions.get().some((decision) => decision.item === item)) return
      // A release that overtakes its claim would change nothing.
      void claimed.then(() => releaseItem(api, item))
    }
  }, [api, decisions, item])
}
