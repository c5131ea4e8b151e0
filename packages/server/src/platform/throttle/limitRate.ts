import type { Clock } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { refuse } from '../errors/DomainError.ts'
import { type Attempts, countAttempt } from './throttle.ts'

interface Limit {
  readonly key: string
  readonly most: number
  readonly windowSeconds: number
}

/** @throws DomainError too_many_requests with the seconds to wait, once a key was used more than `most` times in its window */
export async function limitRate(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { key, most, windowSeconds }: Limit,
): Promise<void> {
  const now = clock.now()
  refuseOverLimit(await countAttempt(db, key, windowSeconds, now), most, now)
}

/** @throws DomainError too_many_requests with the seconds to wait */
export function refuseOverLimit({ count, ends }: Attempts, most: number, now: Date): void {
  if (count <= most) return
  const seconds = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 1000))
  throw refuse('too_many_requests', { params: { seconds } })
}
