import { constants } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { readChoices, saveChoices } from '../../members/index.ts'
import { endOfLocalDay, isTimeZone, localDay } from './day.rules.ts'
import { countSwipeLikes, findLatestSwipe, hasLikedSince } from './swipe.store.ts'

const defaultTimeZone = 'UTC'

/** How many likes of the game are left to the viewer on their own day. */
export async function readLikeAllowance({ clock, viewer }: MemberCtx, db: Db) {
  const now = clock.now()
  const { timeZone } = await readChoices(db, viewer.id)
  const zone = timeZone ?? defaultTimeZone
  const day = localDay(now, zone)
  const given = await countSwipeLikes(db, viewer.id, day)
  const latest = await findLatestSwipe(db, viewer.id)
  return {
    day,
    shown: {
      likes_left: Math.max(0, constants.swipe.likesPerDay - given),
      resets_at: endOfLocalDay(now, zone).toISOString(),
      can_undo: latest?.decision === 'skip',
    },
  }
}

/**
 * Keeps the time zone that the viewer's page tells. It changes only when a whole day has passed without a
 * like, so that nobody gains a day by moving the clock.
 * @throws DomainError invalid_input
 */
export async function saveTimeZone({ clock, viewer }: MemberCtx, tx: Db, timeZone: string) {
  if (!isTimeZone(timeZone)) throw refuse('invalid_input', { field: 'time_zone' })
  const known = await readChoices(tx, viewer.id)
  if (known.timeZone === timeZone) return
  if (await hasLikedSince(tx, viewer.id, daysAfter(clock.now(), -1))) return
  await saveChoices(tx, viewer.id, { timeZone })
}
