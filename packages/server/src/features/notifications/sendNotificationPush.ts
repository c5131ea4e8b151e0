import type { PushMessage } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Services } from '../../platform/http/Services.ts'
import { nameOf as senderName } from '../../platform/mail/writeEmail.ts'
import {
  type Notification,
  type NotificationTrigger,
  notificationEmailJob,
  triggerCategory,
  triggerPath,
} from './notification.ts'
import { deleteSubscription, listPushTargets } from './push/push.store.ts'
import { readNotificationContext } from './readNotificationContext.ts'
import { claimNotification, findUnseenKey, releaseNotification } from './sentNotifications.store.ts'

/** Gives a member time to return to a page that was left for a moment. */
const mailAfterSeconds = 600

/** Sends a push message to a member who is away, and queues the email in case they stay away. */
export async function sendNotificationPush(
  services: Services,
  notification: Notification,
): Promise<void> {
  const parties = await readNotificationContext(services, notification)
  if (!parties) return
  const { db, clock, jobs } = services
  const { brand, member, from } = parties
  const { trigger } = notification
  if (!(await findUnseenKey(db, member.id, trigger, clock.now()))) return
  const kind = triggerCategory(trigger)
  // The email is queued first, so that a failing push service cannot prevent it.
  if (!member.notificationsDisabled.includes(kind)) {
    await jobs.send(db, notificationEmailJob, notification, { afterSeconds: mailAfterSeconds })
  }
  if (!member.pushDisabled.includes(kind)) {
    const t = translator(member.language)
    const values = {
      brand: brand.name,
      from: senderName(t, { from: from.name, fictional: from.fictional }),
    }
    const row = { member: member.id, channel: 'push', key: pushKey(trigger) } as const
    await sendOnce(services, row, () =>
      sendPushToMember(services, {
        brand,
        member: member.id,
        message: {
          kind,
          title: t(`mail:push_${kind}.title`, values),
          body: t(`mail:push_${kind}.body`, values),
          path: triggerPath(trigger),
          tag: trigger.kind === 'like' ? 'like' : `chat-${trigger.conversation}`,
        },
      }),
    )
  }
}

const pushKey = (trigger: NotificationTrigger): string =>
  trigger.kind === 'like' ? `like:${trigger.from}` : `message:${trigger.message}`

interface PushRecord {
  readonly member: string
  readonly channel: 'push'
  readonly key: string
}

/**
 * Records a push message and sends it. Sending happens outside a transaction, so the record is released when
 * it fails or the member has no device.
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

/**
 * Sends a message to every subscribed browser of a member and deletes subscriptions that are gone.
 * @returns how many received it
 * @throws Error when a push service is unavailable, after all others were called; on a retry, browsers that
 *   already have the message replace it by its tag
 */
async function sendPushToMember(
  { db, push, clock }: Pick<Services, 'db' | 'push' | 'clock'>,
  {
    brand: { company },
    member,
    message,
  }: { readonly brand: Brand; readonly member: string; readonly message: PushMessage },
): Promise<number> {
  const targets = await listPushTargets(db, member, clock.now())
  const outcomes = await Promise.allSettled(
    targets.map(async (target) => {
      const outcome = await push.send(target, message, company.support_email)
      if (outcome === 'gone') await deleteSubscription(db, target.endpoint)
      return outcome
    }),
  )
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return outcomes.filter((one) => one.status === 'fulfilled' && one.value === 'sent').length
}
