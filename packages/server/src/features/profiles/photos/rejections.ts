import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import { countTry, readTries } from '../../../platform/throttle/throttle.ts'

/**
 * A photo that was turned down frees its place, and removing it leaves no trace, so that nothing else would
 * keep somebody from sending staff one unfit photo after the other.
 */
const rejectionLimit = { most: 10, windowSeconds: 7 * 86_400 } as const

const rejectionKey = (owner: string) => `photo-rejected:${owner}`

/** Remembers that staff turned a photo of this member's down. */
export const countRejection = (tx: Db, owner: string, now: Date) =>
  countTry(tx, rejectionKey(owner), rejectionLimit.windowSeconds, now)

/** @throws DomainError photo_rejections, for what is left of the week */
export async function refuseAfterRejections(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  owner: string,
): Promise<void> {
  const tries = await readTries(db, rejectionKey(owner), clock.now())
  if (tries && tries.count >= rejectionLimit.most) throw refuse('photo_rejections')
}
