import { z } from 'zod'
import { clientMessageIdSchema, giftIdSchema, memberIdSchema } from '../core/ids.schema.ts'

export const giftsSchema = z.object({
  gifts: z.array(z.object({ id: giftIdSchema, credits: z.int().min(0) })),
})
export type Gifts = z.infer<typeof giftsSchema>

export const sendGiftSchema = z.object({
  client_id: clientMessageIdSchema,
  profile: memberIdSchema,
  gift: giftIdSchema,
})

/** Received gifts of one kind, shown on a profile when its owner allows it. */
export const receivedGiftSchema = z.object({ gift: giftIdSchema, count: z.int().positive() })
