import { emailAddressSchema, localeSchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import type { Db } from '../database/Database.ts'
import { type Jobs, jobKind } from '../jobs/Jobs.ts'
import { mailKinds } from './mailKinds.ts'

const { confirm, ...others } = mailKinds

/** Every email, with the data that its text needs. */
export const emailSchema = z.discriminatedUnion('kind', [
  confirm.schema,
  ...Object.values(others).map(({ schema }) => schema),
])
export type Email = z.infer<typeof emailSchema>

/** When the link of an email stops working; null for one that does not. */
export function linkEnd(email: Email): Date | null {
  const ends = 'erased_after' in email ? email.erased_after : 'ends' in email ? email.ends : null
  return ends === null ? null : new Date(ends)
}

/** An email with its recipient. */
export const envelopeSchema = z.object({
  brand: z.string(),
  to: emailAddressSchema,
  locale: localeSchema,
  email: emailSchema,
})

export type Envelope = z.infer<typeof envelopeSchema>

export interface Mail {
  /** Sends an email when the transaction commits; tried for three days while the mail server is unavailable. */
  send(tx: Db, envelope: Envelope): Promise<void>
}

const mailJobSchema = envelopeSchema.extend({
  /** Set when the mail could not be delivered before. */
  earlier: z
    .object({ id: z.string(), since: z.iso.datetime(), attempts: z.int().positive() })
    .optional(),
})

export type MailJob = z.infer<typeof mailJobSchema>

export const mailJob = jobKind('mail', mailJobSchema)

export function queuedMail(jobs: Jobs): Mail {
  return {
    send: (tx, envelope) => jobs.send(tx, mailJob, envelope),
  }
}
