import type { Services } from '../../platform/http/Services.ts'
import type { Email } from '../../platform/mail/email.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import { triggerCategory, triggerPath } from './notificationTrigger.ts'
import { readNotificationContext } from './readNotificationContext.ts'
import { claimNotification, findUnseenKey } from './sentNotifications.store.ts'
import type { Notification } from './withNotifications.ts'

const emailKinds = {
  like: 'new_like',
  new_conversations: 'new_conversation',
  new_messages: 'new_message',
} as const satisfies Record<ReturnType<typeof triggerCategory>, Email['kind']>

/** Mails a member who has stayed away, once for each occasion. */
export const sendNotificationEmail =
  (services: Services) =>
  async (notice: Notification): Promise<void> => {
    const parties = await readNotificationContext(services, notice)
    if (!parties) return
    const { db, clock, config, mail } = services
    const { brand, member, from } = parties
    const { occasion } = notice
    const created = clock.now()
    const key = await findUnseenKey(db, member.id, occasion, created)
    if (!key) return
    await db.transaction(async (tx) => {
      if (!(await claimNotification(tx, { member: member.id, channel: 'mail', key, created })))
        return
      await mail.send(tx, {
        brand: brand.id,
        to: member.email,
        locale: member.language,
        email: {
          kind: emailKinds[triggerCategory(occasion)],
          name: member.name,
          from: from.name,
          fictional: from.fictional,
          link: `${originOf(config, brand)}${triggerPath(occasion)}`,
        },
      })
    })
  }
