import { constants } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import { countryTimeZone } from '../../../platform/countryTimeZone.ts'
import type { Db } from '../../../platform/database/Database.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { endOfLocalDay, localDay } from '../../../platform/localDay.rules.ts'
import { countSwipeLikes, findLatestSwipe, hasLikedSince } from './swipe.store.ts'

/**
 * The viewer's remaining likes for today, in their own time zone; that of the brand's country until a browser has
 * reported one. The member's own country can be changed, which must not bring more likes.
 */
export async function readLikeAllowance(
  db: Db,
  { brand, clock, viewer }: MemberCtx,
  timeZone = viewer.timeZone,
) {
  const now = clock.now()
  const zone = timeZone ?? countryTimeZone(brand.company.country)
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

/** Whether likes of the last day count for the day in the stored time zone, so that another one would bring more. */
export function isTimeZoneLocked(db: Db, { clock, viewer }: MemberCtx): Promise<boolean> {
  return hasLikedSince(db, viewer.id, daysAfter(clock.now(), -1))
}
