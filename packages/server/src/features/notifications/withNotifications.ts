import { z } from 'zod'
import type { Bus } from '../../platform/bus/Bus.ts'
import { type Jobs, jobKind } from '../../platform/jobs/Jobs.ts'
import { findTrigger, triggerSchema } from './notificationTrigger.ts'

const notificationSchema = z.object({
  brand: z.string(),
  member: z.uuid(),
  occasion: triggerSchema,
})
export type Notification = z.infer<typeof notificationSchema>

/** Something happened to a member; told by push at once if they are away, and by mail if they stay away. */
export const notificationJob = jobKind('notice', notificationSchema)
export const notificationEmailJob = jobKind('notice-by-mail', notificationSchema)

/** A bus that also has members told who are away. It is heard of when the transaction commits, as the event is. */
export function withNotifications(bus: Bus, jobs: Jobs): Bus {
  const publishAll: Bus['publishAll'] = async (tx, events) => {
    await bus.publishAll(tx, events)
    for (const { to, event } of events) {
      const occasion = findTrigger(event)
      if (occasion) await jobs.send(tx, notificationJob, { ...to, occasion })
    }
  }
  return { ...bus, publish: (tx, to, event) => publishAll(tx, [{ to, event }]), publishAll }
}
