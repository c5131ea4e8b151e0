import { z } from 'zod'
import type { Bus } from '../../platform/bus/Bus.ts'
import { type Jobs, jobKind } from '../../platform/jobs/Jobs.ts'
import { findTrigger, triggerSchema } from './notificationTrigger.ts'

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
