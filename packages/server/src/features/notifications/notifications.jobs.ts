import type { Services } from '../../platform/http/Services.ts'
import { notificationEmailJob, notificationJob } from './notification.ts'
import { sendNotificationEmail } from './sendNotificationEmail.ts'
import { sendNotificationPush } from './sendNotificationPush.ts'
import { sendScheduledEmails } from './sendScheduledEmails.ts'

export function notificationJobs(services: Services): void {
  services.jobs.work(notificationJob, (notification) =>
    sendNotificationPush(services, notification),
  )
  services.jobs.work(notificationEmailJob, (notification) =>
    sendNotificationEmail(services, notification),
  )
  services.jobs.daily('scheduled-emails', () => sendScheduledEmails(services))
}
