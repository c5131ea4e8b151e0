import type { Brand } from '@bouquet/theme'
import { secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import { isWatching } from '../../platform/session/session.store.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findMember, isBlocked } from '../members/index.ts'
import type { Notification } from './withNotifications.ts'

/** A page that was heard of within this time lies open before the member. */
const activeSeconds = 300

interface NotificationContext {
  readonly brand: Brand
  readonly member: MemberRow
  readonly from: MemberRow
}

/**
 * Who is to be told of whom; undefined when nobody is: the member has the page before them, is invented or
 * on the way out, or the other is not to be seen any more.
 */
export async function readNotificationContext(
  { db, brands, clock }: Services,
  notice: Notification,
): Promise<NotificationContext | undefined> {
  const brand = brands.byId(notice.brand)
  const member = await findMember(db, notice.member)
  const from = await findMember(db, notice.occasion.from)
  if (!brand || !from || member?.status !== 'active' || member.fictional) return undefined
  if (from.profileStatus !== 'active' || (await isBlocked(db, member.id, from.id))) return undefined
  const since = secondsAfter(clock.now(), -activeSeconds)
  return (await isWatching(db, member.id, since)) ? undefined : { brand, member, from }
}
