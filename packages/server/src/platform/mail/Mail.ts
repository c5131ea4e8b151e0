import type { Db } from '../database/Database.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { jobKind } from '../jobs/Jobs.ts'
import { type Envelope, envelopeSchema } from './email.ts'

export interface Mail {
  /** Sends an email when the transaction commits; retried while the mail server is unavailable. */
  send(tx: Db, envelope: Envelope): Promise<void>
}

export const mailJob = jobKind('mail', envelopeSchema)

export const queuedMail = (jobs: Jobs): Mail => ({
  send: (tx, envelope) => jobs.send(tx, mailJob, envelope),
})
