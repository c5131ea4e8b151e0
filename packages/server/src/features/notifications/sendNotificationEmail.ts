import type { Services } from '../../platform/http/Services.ts'
import type { Email } from '../../platform/mail/email.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { type Notification, triggerCategory, triggerPath } from './notification.ts'
import { readNotificationContext } from './readNotificationContext.ts'
import { claimNotification, findUnseenKey } from './sentNotifications.store.ts'

const emailKinds = {
  like: 'new_like',
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
} as const satisfies Record<ReturnType<typeof triggerCategory>, Email['kind']>

/** Emails a member who is still away, once per key. */
export async function sendNotificationEmail(
  services: Services,
  notification: Notification,
): Promise<void> {
  const parties = await readNotificationContext(services, notification)
  if (!parties) return
  const { db, clock, config, mail } = services
  const { brand, member, from } = parties
  const { trigger } = notification
  const created = clock.now()
  const key = await findUnseenKey(db, member.id, trigger, created)
  if (!key) return
  await db.transaction(async (tx) => {
    if (!(await claimNotification(tx, { member: member.id, channel: 'mail', key, created }))) return
    await mail.send(tx, {
      brand: brand.id,
      to: member.email,
      locale: member.language,
      email: {
        kind: emailKinds[triggerCategory(trigger)],
        name: member.name,
        from: from.name,
        fictional: from.fictional,
        link: `${originOf(config, brand)}${triggerPath(trigger)}`,
      },
    })
  })
}
