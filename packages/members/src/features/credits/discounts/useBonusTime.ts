import { refreshPrices, useClient } from '@bouquet/client'
import type { DiscountCode } from '@bouquet/contract'
import { useCountdown } from '@bouquet/ui/CountdownTimer'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isTimeBonus } from './bonus.rules.ts'

/**
 * Whole seconds until the time bonus ends, by the server's clock; null for other discounts. At zero, prices
 * are fetched again.
 */
export function useBonusTime(discount: DiscountCode): number | null {
  const { cache, clock } = useClient()
  const { drawn } = useRouteContext({ from: '__root__' })
  const ends = isTimeBonus(discount) ? Date.parse(discount.expires ?? '') : null
  const secondsLeft = useCountdown(ends, clock.now, drawn?.().now)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) void refreshPrices(cache)
  }, [isOver, cache])
  return secondsLeft
}
