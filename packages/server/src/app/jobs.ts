import { dataExportJobs, deletionJobs } from '../features/accounts/accounts.jobs.ts'
import { personaJobs } from '../features/chat/personas/personas.jobs.ts'
import { notificationJobs } from '../features/notifications/notifications.jobs.ts'
import { paymentJobs } from '../features/payments/payments.jobs.ts'
import { photoJobs } from '../features/profiles/photos/photos.jobs.ts'
import { safetyJobs } from '../features/safety/safety.jobs.ts'
import { cleanUp } from '../platform/cleanUp.ts'
import type { Services } from '../platform/http/Services.ts'
import { deliverBySmtp, deliverToMailbox, mailWorker } from '../platform/mail/deliver.ts'
import { mailJob } from '../platform/mail/email.ts'
import { removeStrayPhotos } from '../platform/removeStrayPhotos.ts'

/** Registers every background job; called once before the queue starts. */
export function registerJobs(services: Services): void {
  const { jobs, config, db, clock } = services
  const deliver = config.smtpUrl ? deliverBySmtp(config.smtpUrl) : deliverToMailbox(db, clock)
  jobs.work(mailJob, mailWorker(services, deliver))
  jobs.daily('clean-up', () => cleanUp(services))
  jobs.daily('stray-photos', () => removeStrayPhotos(services))
  photoJobs(services)
  paymentJobs(services)
  notificationJobs(services)
  deletionJobs(services)
  safetyJobs(services)
  dataExportJobs(services)
  if (config.demo) personaJobs(services)
}
