import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import { countAttempt, readAttempts } from '../../../platform/throttle/throttle.ts'

/**
 * Limits rejections per member. A rejected photo does not count towards the photo limit and can be deleted, so
 * without this a member could send staff unfit photos endlessly.
 */
const rejectionLimit = { most: 10, windowSeconds: 7 * 86_400 } as const

const rejectionKey = (owner: string) => `photo-rejected:${owner}`

/** Counts a photo of the member that staff rejected. */
export const countRejection = (
  tx: Db,
  { owner, now }: { readonly owner: string; readonly now: Date },
) => countAttempt(tx, rejectionKey(owner), rejectionLimit.windowSeconds, now)

/** @throws DomainError photo_rejections for the rest of the week */
export async function refuseAfterRejections(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  owner: string,
): Promise<void> {
  const tries = await readAttempts(db, rejectionKey(owner), clock.now())
  if (tries && tries.count >= rejectionLimit.most) throw refuse('photo_rejections')
}
