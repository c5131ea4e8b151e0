import type { Brand } from '@bouquet/theme'
import { secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import { isWatching } from '../../platform/session/session.store.ts'
import type { MemberRow } from '../../tables/index.ts'
import { findMember, isBlocked } from '../members/index.ts'
import type { Notification } from './notification.ts'

/** A member seen within this time has the page open. */
const activeSeconds = 300

interface NotificationContext {
  readonly brand: Brand
  readonly member: MemberRow
  readonly from: MemberRow
}

/**
 * The recipient and the sender. Undefined when no notification is due: the recipient has the page open, is fictional
 * or not active, or may no longer see the sender, or the notification would say that a fictional profile likes
 * somebody.
 */
export async function readNotificationContext(
  { db, brands, clock }: Services,
  notification: Notification,
): Promise<NotificationContext | undefined> {
  const member = await findMember(db, notification.member)
  // The event may have happened on another brand, where the member is shown too.
  const brand = member && brands.byId(member.brand)
  const from = await findMember(db, notification.trigger.from)
  if (!brand || !from || member?.status !== 'active' || member.fictional) return undefined
  if (from.fictional && notification.trigger.kind === 'like') return undefined
  if (from.profileStatus !== 'active' || (await isBlocked(db, member.id, from.id))) return undefined
  const since = secondsAfter(clock.now(), -activeSeconds)
  return (await isWatching(db, member.id, since)) ? undefined : { brand, member, from }
}
