import { constants } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { endOfLocalDay, isTimeZone, localDay } from '../../../platform/localDay.rules.ts'
import { readChoices, saveChoices } from '../../members/index.ts'
import { countSwipeLikes, findLatestSwipe, hasLikedSince } from './swipe.store.ts'

const defaultTimeZone = 'UTC'

/** The viewer's remaining likes for today, in their own time zone. */
export async function readLikeAllowance(db: Db, { clock, viewer }: MemberCtx) {
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
 * Stores the time zone that the browser reports. It changes only after a day without a like, so
 * that changing the clock does not bring more likes.
 * @throws DomainError invalid_input
 */
export async function saveTimeZone(tx: Db, { clock, viewer }: MemberCtx, timeZone: string) {
  if (!isTimeZone(timeZone)) throw refuse('invalid_input', { field: 'time_zone' })
  const stored = await readChoices(tx, viewer.id)
  if (stored.timeZone === timeZone) return
  if (await hasLikedSince(tx, viewer.id, daysAfter(clock.now(), -1))) return
  await saveChoices(tx, viewer.id, { timeZone })
}
