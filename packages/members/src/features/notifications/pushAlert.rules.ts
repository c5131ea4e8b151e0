import type { Address } from '@bouquet/contract'
import { isClosed } from '../../platform/navigation/dismissals.ts'
import { isWithin } from '../../platform/navigation/paths.ts'
import type { PushStatus } from './usePush.ts'

const silent: readonly Address[] = [
  '/signup',
  '/notifications',
  '/activate/done',
  '/directdebit',
  '/premium',
]

/** What the alert shows; null for nothing. */
export type PushAlertState = 'ask' | 'done' | 'denied' | 'not_now' | null

interface Answer {
  readonly status: PushStatus
  /** The member has just answered here. */
  readonly hasAnswered: boolean
}

/** Asks while push is off, and tells the outcome once; an older refusal is not brought up again. */
export function pushAlert(
  { status, hasAnswered }: Answer,
  path: string,
  closedAt: number | null,
  now: number,
): PushAlertState {
  if (isWithin(path, silent) || isClosed(closedAt, now)) return null
  if (status === 'off') return hasAnswered ? 'not_now' : 'ask'
  if (!hasAnswered || status === 'unavailable') return null
  return status === 'on' ? 'done' : 'denied'
}
