import { z } from 'zod'
import { messageSchema } from '../chat/schema.ts'
import { conversationIdSchema, memberIdSchema, paymentIdSchema } from '../core/ids.schema.ts'
import { paymentStatusSchema } from '../payments/schema.ts'

/**
 * Events streamed by events.php. The SSE field `event` repeats `type`; `id` is sent back as
 * Last-Event-ID on reconnect. After `constants.live.heartbeatMs` without an event comes a `heartbeat`, which has none
 * of these fields.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), profile: memberIdSchema, message: messageSchema }),
  z.object({ type: z.literal('read'), conversation: conversationIdSchema, number: z.int() }),
  /** The member has read a conversation up to a message, on this page or another. */
  z.object({ type: z.literal('read_by_me'), conversation: conversationIdSchema, number: z.int() }),
  z.object({ type: z.literal('typing'), conversation: conversationIdSchema }),
  z.object({ type: z.literal('like'), profile: memberIdSchema }),
  /** The member has looked at a received like, on this page or another. */
  z.object({ type: z.literal('like_opened'), profile: memberIdSchema }),
  z.object({ type: z.literal('credits'), credits: z.int().min(0), paid_user: z.boolean() }),
  z.object({
    type: z.literal('payment'),
    payment_id: paymentIdSchema,
    status: paymentStatusSchema,
  }),
  z.object({ type: z.literal('user') }),
  z.object({ type: z.literal('sessions') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
