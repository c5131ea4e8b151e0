import { z } from 'zod'
import { paymentIdSchema } from '../core/ids.schema.ts'
import { moneySchema } from '../core/money.schema.ts'

/** `open`: account and holder are missing. `code_sent`: the code is missing. `signed`: money is being collected. */
export const directDebitStateSchema = z.enum(['open', 'code_sent', 'signed'])

export const directDebitSchema = z.object({
  payment_id: paymentIdSchema,
  price: moneySchema,
  state: directDebitStateSchema,
  /** Must be shown verbatim before the member agrees; stored with the time of agreement. */
  mandate_text: z.string(),
  mandate_reference: z.string(),
  /** Largest sum collected within 30 days, and what is left of it. */
  limit: moneySchema,
  left: moneySchema,
  /** Last characters of the account number and of the phone number; null while `open`. */
  iban_end: z.string().nullable(),
  phone_end: z.string().nullable(),
  holder: z.string().nullable(),
  code_expires: z.iso.datetime().nullable(),
  tries_left: z.int().min(0).nullable(),
})
export type DirectDebit = z.infer<typeof directDebitSchema>

export const newDirectDebitSchema = z.object({
  payment_id: paymentIdSchema,
  /** Spaces are allowed. */
  iban: z.string().max(60),
  holder: z.string().trim().max(70),
  /** In international form, as in +31 6 1234 5678. */
  phone: z.string().max(30),
  mandate_accepted: z.boolean(),
})

export const confirmDirectDebitSchema = z.object({
  payment_id: paymentIdSchema,
  code: z.string().trim().max(12),
})
