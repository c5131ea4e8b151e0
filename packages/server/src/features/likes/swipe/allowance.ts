import { constants } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { readChoices, saveChoices } from '../../members/index.ts'
import { dayAt, dayEnds, isTimeZone } from './day.rules.ts'
import { countLikes, findLatest, hasLikedSince } from './swipe.store.ts'

const anywhere = 'UTC'

/** How many likes of the game are left to the viewer on their own day. */
export async function readAllowance({ clock, viewer }: MemberCtx, db: Db) {
  const now = clock.now()
  const { timeZone } = await readChoices(db, viewer.id)
  const zone = timeZone ?? anywhere
  const day = dayAt(now, zone)
  const given = await countLikes(db, viewer.id, day)
  const latest = await findLatest(db, viewer.id)
  return {
    day,
    shown: {
      likes_left: Math.max(0, constants.swipe.likesPerDay - given),
      resets_at: dayEnds(now, zone).toISOString(),
      can_undo: latest?.decision === 'skip',
    },
  }
}

/**
 * Keeps the time zone that the viewer's page tells. It changes only when a whole day has passed without a
 * like, so that nobody gains a day by moving the clock.
 * @throws DomainError invalid_input
 */
export async function keepTimeZone({ clock, viewer }: MemberCtx, tx: Db, timeZone: string) {
  if (!isTimeZone(timeZone)) throw refuse('invalid_input', { field: 'time_zone' })
  const known = await readChoices(tx, viewer.id)
  if (known.timeZone === timeZone) return
  if (await hasLikedSince(tx, viewer.id, daysAfter(clock.now(), -1))) return
  await saveChoices(tx, viewer.id, { timeZone })
}
