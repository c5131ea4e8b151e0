import { cleanUp } from '../platform/cleanup/cleanUp.ts'
import type { Services } from '../platform/http/Services.ts'
import { deliverBySmtp, deliverToMailbox, mailWorker } from '../platform/mail/deliver.ts'
import { mailJob } from '../platform/mail/Mail.ts'
import { workComplaints } from './complaints/index.ts'
import { workExports } from './dataExport/index.ts'
import { workDeletions } from './deletion/index.ts'
import { workDirectDebit } from './directDebit/index.ts'
import { workNotices } from './notices/index.ts'
import { workSandbox } from './payments/index.ts'
import { workPersonas } from './personas/index.ts'
import { approvalJob, approvalWorker } from './photos/index.ts'
import { workReconciliation } from './reconciliation/index.ts'
import { workRefunds } from './refunds/index.ts'

/** Says who does each kind of job; called once before the queue starts. */
export function startWorkers(services: Services): void {
  const { jobs, config, db, clock } = services
  const deliver = config.smtpUrl ? deliverBySmtp(config.smtpUrl) : deliverToMailbox(db, clock)
  jobs.work(mailJob, mailWorker(services, deliver))
  jobs.work(approvalJob, approvalWorker(services))
  jobs.daily('clean-up', () => cleanUp(services))
  workSandbox(services)
  workDirectDebit(services)
  workRefunds(services)
  workReconciliation(services)
  workNotices(services)
  workDeletions(services)
  workComplaints(services)
  workExports(services)
  if (config.demo) workPersonas(services)
}
