import { translator } from '@bouquet/i18n/node'
import type { Services } from '../../platform/http/Services.ts'
import { nameOf as senderName } from '../../platform/mail/writeEmail.ts'
import { type NotificationTrigger, triggerCategory, triggerPath } from './notificationTrigger.ts'
import { sendPushToMember } from './push/sendPushToMember.ts'
import { readNotificationContext } from './readNotificationContext.ts'
import { claimNotification, findUnseenKey, releaseNotification } from './sentNotifications.store.ts'
import { type Notification, notificationEmailJob } from './withNotifications.ts'

/** Long enough to come back to a page that was only left for a moment. */
const mailAfterSeconds = 600

/** Tells a member who is away by push, and has a mail written if they stay away. */
export const sendNotificationPush =
  (services: Services) =>
  async (notice: Notification): Promise<void> => {
    const parties = await readNotificationContext(services, notice)
    if (!parties) return
    const { db, clock, jobs } = services
    const { brand, member, from } = parties
    const { occasion } = notice
    if (!(await findUnseenKey(db, member.id, occasion, clock.now()))) return
    const kind = triggerCategory(occasion)
    // The mail first, since a push service that refuses this member for good must not keep it back.
    if (!member.notificationsDisabled.includes(kind)) {
      await jobs.send(db, notificationEmailJob, notice, { afterSeconds: mailAfterSeconds })
    }
    if (!member.pushDisabled.includes(kind)) {
      const t = translator(member.language)
      const values = {
        brand: brand.name,
        from: senderName(t, { from: from.name, fictional: from.fictional }),
      }
      const row = { member: member.id, channel: 'push', key: pushKey(occasion) } as const
      await sendOnce(services, row, () =>
        sendPushToMember(services, brand, member.id, {
          kind,
          title: t(`mail:push_${kind}.title`, values),
          body: t(`mail:push_${kind}.body`, values),
          path: triggerPath(occasion),
          tag: occasion.kind === 'like' ? 'like' : `chat-${occasion.conversation}`,
        }),
      )
    }
  }

const pushKey = (occasion: NotificationTrigger): string =>
  occasion.kind === 'like' ? `like:${occasion.from}` : `message:${occasion.message}`

interface PushRecord {
  readonly member: string
  readonly channel: 'push'
  readonly key: string
}

/**
 * A push service that is away must not hold a transaction open; so the claim is given back if it fails, or
 * if there was no device to tell.
 */
async function sendOnce({ db, clock }: Services, row: PushRecord, send: () => Promise<number>) {
  const claimed = { ...row, created: clock.now() }
  if (!(await claimNotification(db, claimed))) return
  try {
    if ((await send()) === 0) await releaseNotification(db, claimed)
  } catch (error) {
    await releaseNotification(db, claimed)
    throw error
  }
}
