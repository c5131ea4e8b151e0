import type { Db } from '../database/Database.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { jobKind } from '../jobs/Jobs.ts'
import { type Envelope, envelopeSchema } from './email.ts'

export interface Mail {
  /** Sends a letter when the transaction commits; tried again when the post office is away. */
  send(tx: Db, envelope: Envelope): Promise<void>
}

export const mailJob = jobKind('mail', envelopeSchema)

export const queuedMail = (jobs: Jobs): Mail => ({
  send: (tx, envelope) => jobs.send(tx, mailJob, envelope),
})
