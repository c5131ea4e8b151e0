import {
  emailAddressSchema,
  localeSchema,
  moneySchema,
  paymentMethodSchema,
} from '@bouquet/contract/schemas'
import { z } from 'zod'
import type { Db } from '../database/Database.ts'
import { type Jobs, jobKind } from '../jobs/Jobs.ts'

const linked = { name: z.string(), link: z.url() }

/** Until when the link works; jobs that an earlier version queued do not say. */
const linkedUntil = { ...linked, ends: z.iso.datetime().nullable().default(null) }

/** The zone in which times are written; jobs that an earlier version queued do not say. */
const zoned = { time_zone: z.string().default('UTC') }

/** The other member; a fictional one is named as such. */
const sender = { from: z.string(), fictional: z.boolean() }

/** Case number, and the reasons of the decision; jobs that an earlier version queued do not say whether it was appealed. */
const decided = {
  number: z.string(),
  reasons: z.string(),
  after_appeal: z.boolean().default(false),
}

/** Every email, with the data that its text needs. */
export const emailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), ...linkedUntil }),
  z.object({ kind: z.literal('reset'), ...linkedUntil }),
  z.object({ kind: z.literal('change_email'), ...linkedUntil }),
  /** To the old address. `link` leads to support. */
  z.object({ kind: z.literal('email_changed'), ...linked }),
  /** To the holder of an address that somebody wanted to use. `link` leads to the login. */
  z.object({ kind: z.literal('address_in_use'), ...linked }),
  z.object({ kind: z.literal('second_factor_on'), ...linked }),
  z.object({ kind: z.literal('second_factor_off'), ...linked }),
  /** `link` restores the account until `erased_after`. */
  z.object({ kind: z.literal('deletion'), ...linked, erased_after: z.iso.datetime(), ...zoned }),
  z.object({ kind: z.literal('reactivated'), ...linked }),
  /** `link` downloads the file until `ends`. */
  z.object({ kind: z.literal('data_export'), ...linked, ends: z.iso.datetime(), ...zoned }),
  /** The recipient has no account yet, so `name` may be empty; `link` continues the signup. */
  z.object({ kind: z.literal('started_signup'), ...linkedUntil }),
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
  z.object({ kind: z.literal('confirm_reminder'), ...linkedUntil }),
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
    /** The page that withdraws from the purchase; null in jobs that an earlier version queued. */
    withdraw_link: z.url().nullable().default(null),
    ...zoned,
  }),
  z.object({
    kind: z.literal('refund'),
    /** `link` leads to the transaction. */
    ...linked,
    number: z.string(),
    /** Credits taken back; 0 when all have been spent. */
    credits: z.int().min(0),
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
    /** What was bought, and when; null in jobs that an earlier version queued. */
    order: z
      .object({ credits: z.int().positive(), price: moneySchema, ordered_at: z.iso.datetime() })
      .nullable()
      .default(null),
    ...zoned,
  }),
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
