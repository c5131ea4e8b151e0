import { localeSchema, moneySchema, paymentMethodSchema } from '@bouquet/contract'
import { z } from 'zod'
import type { Db } from '../database/Database.ts'
import { type Jobs, jobKind } from '../jobs/Jobs.ts'

const linked = { name: z.string(), link: z.url() }

/** The other member; a fictional one is named as such. */
const sender = { from: z.string(), fictional: z.boolean() }

/** Case number, and the reasons of the decision. */
const decided = { number: z.string(), reasons: z.string() }

/** Every email, with the data that its text needs. */
export const emailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), ...linked }),
  z.object({ kind: z.literal('reset'), ...linked }),
  z.object({ kind: z.literal('change_email'), ...linked }),
  /** To the old address. `link` leads to support. */
  z.object({ kind: z.literal('email_changed'), ...linked }),
  z.object({ kind: z.literal('second_factor_on'), ...linked }),
  z.object({ kind: z.literal('second_factor_off'), ...linked }),
  /** `link` restores the account until `erased_after`. */
  z.object({ kind: z.literal('deletion'), ...linked, erased_after: z.iso.datetime() }),
  z.object({ kind: z.literal('reactivated'), ...linked }),
  /** `link` downloads the file until `ends`. */
  z.object({ kind: z.literal('data_export'), ...linked, ends: z.iso.datetime() }),
  /** The recipient has no account yet, so `name` may be empty; `link` continues the signup. */
  z.object({ kind: z.literal('started_signup'), ...linked }),
  z.object({ kind: z.literal('new_conversation'), ...linked, ...sender }),
  z.object({ kind: z.literal('new_message'), ...linked, ...sender }),
  z.object({ kind: z.literal('new_like'), ...linked, ...sender }),
  z.object({ kind: z.literal('unread_reminder'), ...linked, count: z.int().positive() }),
  z.object({
    kind: z.literal('weekly_update'),
    ...linked,
    messages: z.int().min(0),
    likes: z.int().min(0),
    /** New members who match the member's preference. */
    people: z.int().min(0),
  }),
  z.object({ kind: z.literal('confirm_reminder'), ...linked }),
  /** `link` opens the case; `number` is the case number. */
  z.object({ kind: z.literal('complaint'), ...linked, number: z.string() }),
  z.object({ kind: z.literal('complaint_upheld'), ...linked, ...decided }),
  z.object({ kind: z.literal('complaint_rejected'), ...linked, ...decided }),
  z.object({ kind: z.literal('banned'), ...linked, reasons: z.string() }),
  z.object({ kind: z.literal('ban_lifted'), ...linked }),
  z.object({
    kind: z.literal('receipt'),
    /** `link` leads to the transaction. */
    ...linked,
    number: z.string(),
    credits: z.int().positive(),
    price: moneySchema,
    method: paymentMethodSchema,
    paid_at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('refund'),
    /** `link` leads to the transaction. */
    ...linked,
    number: z.string(),
    credits: z.int().positive(),
    price: moneySchema,
  }),
  z.object({
    kind: z.literal('withdrawal'),
    /** `link` leads to the transaction. */
    ...linked,
    number: z.string(),
    credits: z.int().positive(),
    price: moneySchema,
    received_at: z.iso.datetime(),
  }),
])
export type Email = z.infer<typeof emailSchema>

/** An email with its recipient, as the job queue stores it. */
const envelopeSchema = z.object({
  brand: z.string(),
  to: z.email(),
  locale: localeSchema,
  email: emailSchema,
})

export type Envelope = z.infer<typeof envelopeSchema>

export interface Mail {
  /** Sends an email when the transaction commits; retried while the mail server is unavailable. */
  send(tx: Db, envelope: Envelope): Promise<void>
}

export const mailJob = jobKind('mail', envelopeSchema)

export const queuedMail = (jobs: Jobs): Mail => ({
  send: (tx, envelope) => jobs.send(tx, mailJob, envelope),
})
