import type { Services } from '../platform/http/Services.ts'
import { deliverBySmtp, deliverToMailbox, mailWorker } from '../platform/mail/deliver.ts'
import { mailJob } from '../platform/mail/Mail.ts'

/** Says who does each kind of job; called once before the queue starts. */
export function startWorkers({ jobs, brands, config, db, clock }: Services): void {
  const deliver = config.smtpUrl ? deliverBySmtp(config.smtpUrl) : deliverToMailbox(db, clock)
  jobs.work(mailJob, mailWorker(brands, deliver))
}
