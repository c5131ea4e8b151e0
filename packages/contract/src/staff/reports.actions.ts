import { z } from 'zod'
import { complaintReasonSchema } from '../safety/schema.ts'
import { brand, query } from './call.ts'

const day = z.iso.date().refine((text) => text >= '1970' && text < '9999')

/** Half took longer; null when there was none. */
const medianHours = z.number().nullable()

const transparencyReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Null for all brands together. */
  brand: z.string().nullable(),
  /** Reports by members and visitors (article 16). */
  notices: z.object({
    received: z.int(),
    by_reason: z.array(z.object({ reason: complaintReasonSchema, received: z.int() })),
    /** First decisions. */
    upheld: z.int(),
    rejected: z.int(),
    median_hours: medianHours,
  }),
  /** Appeals against these decisions (article 20). */
  complaints: z.object({
    received: z.int(),
    /** The first decision stood. */
    confirmed: z.int(),
    reversed: z.int(),
    median_hours: medianHours,
  }),
  /** Decisions of staff about content and accounts, by the kind of restriction. */
  restrictions: z.object({
    photos_rejected: z.int(),
    messages_withheld: z.int(),
    accounts_banned: z.int(),
    bans_lifted: z.int(),
  }),
  /** Messages that a check held until staff looked; no program decides by itself. */
  automated: z.object({
    messages_held: z.int(),
    released: z.int(),
    withheld: z.int(),
    waiting: z.int(),
  }),
})

export const reportActions = {
  'transparency-report': query({
    name: 'transparency-report',
    purpose: 'Count notices, appeals, restrictions and automated checks for the DSA’s report.',
    role: 'admin',
    input: z
      .object({
        brand: brand.optional(),
        from: day.describe('the first day, as in 2026-01-01, by UTC'),
        to: day.describe('the last day'),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'] }),
    response: transparencyReportSchema,
  }),
} as const
