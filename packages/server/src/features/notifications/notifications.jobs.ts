import type { Services } from '../../platform/http/Services.ts'
import { notificationEmailJob, notificationJob } from './noticingBus.ts'
import { sendScheduledEmails } from './rounds.ts'
import { sendNotificationEmail } from './tellByMail.ts'
import { sendNotificationPush } from './tellByPush.ts'

export function notificationJobs(services: Services): void {
  services.jobs.work(notificationJob, sendNotificationPush(services))
  services.jobs.work(notificationEmailJob, sendNotificationEmail(services))
  services.jobs.daily('notice-rounds', () => sendScheduledEmails(services))
}
