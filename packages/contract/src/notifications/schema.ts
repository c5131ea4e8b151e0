import { z } from 'zod'
import { notificationCategories, pushKinds } from './categories.ts'

/** The end of the year 9999, the latest timestamp stored. */
const maxTimestampMs = 253_402_300_799_999

/** A `PushSubscription` as the browser's `toJSON()` gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  expirationTime: z.number().min(0).max(maxTimestampMs).nullish(),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})
export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>

const subscriptionJsonSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(pushSubscriptionSchema)

/**
 * State of push on a device: a subscription (as an object or as JSON), `false` for none,
 * `denied` when the member has forbidden it, null while it is not known.
 */
export const pushStateSchema = z.union([
  z.null(),
  z.literal(false),
  z.literal('denied'),
  pushSubscriptionSchema,
  subscriptionJsonSchema,
])
export type PushState = z.output<typeof pushStateSchema>

/** Payload of a push message. A tap opens `path`; a later message with the same `tag` replaces it. */
export const pushMessageSchema = z.object({
  kind: z.enum(pushKinds),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
})
export type PushMessage = z.infer<typeof pushMessageSchema>

export const notificationCategorySchema = z.enum(notificationCategories)
export type NotificationCategory = z.infer<typeof notificationCategorySchema>
