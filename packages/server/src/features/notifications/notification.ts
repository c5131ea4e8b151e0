import type { LiveEvent } from '@bouquet/contract'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/Bus.ts'
import { type Jobs, jobKind } from '../../platform/jobs/Jobs.ts'
import { mailKinds } from '../../platform/mail/mailKinds.ts'

/** What a member may be notified of while away. */
const triggerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    from: z.uuid(),
    message: z.uuid(),
    conversation: z.uuid(),
    number: z.int().positive(),
  }),
  z.object({ kind: z.literal('like'), from: z.uuid() }),
])
export type NotificationTrigger = z.infer<typeof triggerSchema>

/** What an event notifies its receiver of; undefined for events that need no notification. */
function findTrigger(event: LiveEvent): NotificationTrigger | undefined {
  if (event.type === 'like') return { kind: 'like', from: event.profile }
  if (event.type !== 'message' || event.message.from_me) return undefined
  const { id, conversation, number } = event.message
  return { kind: 'message', from: event.profile, message: id, conversation, number }
}

/** The category in the member's settings; the first message of a conversation has its own. */
export function triggerCategory(
  trigger: NotificationTrigger,
): 'like' | 'new_conversations' | 'new_messages' {
  if (trigger.kind === 'like') return 'like'
  return trigger.number === 1 ? 'new_conversations' : 'new_messages'
}

/** The page that a notification opens. */
export function triggerPath(trigger: NotificationTrigger): string {
  return trigger.kind === 'like'
    ? mailKinds.new_like.path(trigger.from)
    : mailKinds.new_message.path(trigger.conversation)
}

const notificationSchema = z.object({
  brand: z.string(),
  member: z.uuid(),
  trigger: triggerSchema,
})
/** The data of queued jobs. */
export type Notification = z.infer<typeof notificationSchema>

/** Sends a push message to a member who is away, then schedules the email. */
export const notificationJob = jobKind('notification', notificationSchema)
export const notificationEmailJob = jobKind('notification-email', notificationSchema)

/** A bus that also queues notifications, in the transaction of the event. */
export function withNotifications(bus: Bus, jobs: Jobs): Bus {
  const publishAll: Bus['publishAll'] = async (tx, events) => {
    await bus.publishAll(tx, events)
    for (const { to, event } of events) {
      const trigger = findTrigger(event)
      if (trigger) await jobs.send(tx, notificationJob, { ...to, trigger })
    }
  }
  return { ...bus, publish: (tx, to, event) => publishAll(tx, [{ to, event }]), publishAll }
}
