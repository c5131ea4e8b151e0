import { z } from 'zod'
import type { Bus } from '../../platform/bus/Bus.ts'
import { type Jobs, jobKind } from '../../platform/jobs/Jobs.ts'
import { occasionOf, occasionSchema } from './occasions.ts'

const noticeSchema = z.object({ brand: z.string(), member: z.uuid(), occasion: occasionSchema })
export type Notice = z.infer<typeof noticeSchema>

/** Something happened to a member; told by push at once if they are away, and by mail if they stay away. */
export const noticeJob = jobKind('notice', noticeSchema)
export const mailNoticeJob = jobKind('notice-by-mail', noticeSchema)

/** A bus that also has members told who are away. It is heard of when the transaction commits, as the event is. */
export function noticingBus(bus: Bus, jobs: Jobs): Bus {
  const publishAll: Bus['publishAll'] = async (tx, tellings) => {
    await bus.publishAll(tx, tellings)
    for (const { to, event } of tellings) {
      const occasion = occasionOf(event)
      if (occasion) await jobs.send(tx, noticeJob, { ...to, occasion })
    }
  }
  return { ...bus, publish: (tx, to, event) => publishAll(tx, [{ to, event }]), publishAll }
}
