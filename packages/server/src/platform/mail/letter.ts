import { localeSchema, moneySchema, paymentMethodSchema } from '@bouquet/contract'
import { z } from 'zod'

const linked = { name: z.string(), link: z.url() }

/** Every mail that the product writes, with what its text needs. */
const letterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), ...linked }),
  z.object({ kind: z.literal('reset'), ...linked }),
  z.object({ kind: z.literal('complaint'), ...linked, number: z.string() }),
  z.object({ kind: z.literal('complaint_upheld'), ...linked, number: z.string(), reasons: z.string() }),
  z.object({ kind: z.literal('complaint_rejected'), ...linked, number: z.string(), reasons: z.string() }),
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
])
export type Letter = z.infer<typeof letterSchema>

/** A letter with its address; what the job queue keeps. */
export const envelopeSchema = z.object({
  brand: z.string(),
  to: z.email(),
  locale: localeSchema,
  letter: letterSchema,
})
export type Envelope = z.infer<typeof envelopeSchema>
