import { z } from 'zod'
import { emailAddressSchema } from '../core/emailAddress.schema.ts'
import { moneySchema } from '../core/money.schema.ts'

/** Identifies a purchase: the order number on its receipt, and without a login the account's address. */
export const purchaseReferenceSchema = z.object({
  number: z.string().trim().toLowerCase().max(60),
  email: emailAddressSchema.optional(),
})
export type PurchaseReference = z.input<typeof purchaseReferenceSchema>

/** What a withdrawal from a purchase would bring now. */
export const withdrawalOfferSchema = z.object({
  /** The order number. */
  number: z.string(),
  /** Name of whoever withdraws, and the address for the acknowledgement. */
  name: z.string(),
  email: z.string(),
  ordered_at: z.iso.datetime(),
  credits: z.int().positive(),
  price: moneySchema,
  /** The part that is not spent. */
  refund: moneySchema,
  refund_credits: z.int().positive(),
  until: z.iso.datetime(),
})
export type WithdrawalOffer = z.infer<typeof withdrawalOfferSchema>

export const withdrawalSchema = z.object({
  number: z.string(),
  received_at: z.iso.datetime(),
  refund: moneySchema,
})
export type Withdrawal = z.infer<typeof withdrawalSchema>
