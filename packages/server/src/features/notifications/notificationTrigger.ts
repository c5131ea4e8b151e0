import type { LiveEvent } from '@bouquet/contract'
import { z } from 'zod'

/** What a member who is away may be told of. */
export const triggerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    from: z.uuid(),
    message: z.uuid(),
    conversation: z.uuid(),
    number: z.int().positive(),
  }),
  z.object({ kind: z.literal('like'), from: z.uuid() }),
])
export type NotificationTrigger = z.infer<typeof triggerSchema>

/** The occasion that an event is to the member who hears it; undefined for one that can wait for the page. */
export function findTrigger(event: LiveEvent): NotificationTrigger | undefined {
  if (event.type === 'like') return { kind: 'like', from: event.profile }
  if (event.type !== 'message' || event.message.from_me) return undefined
  const { id, conversation, number } = event.message
  return { kind: 'message', from: event.profile, message: id, conversation, number }
}

/** The category by which a member refuses an occasion; the first message of a conversation has its own. */
export function triggerCategory(
  occasion: NotificationTrigger,
): 'like' | 'new_conversations' | 'new_messages' {
  if (occasion.kind === 'like') return 'like'
  return occasion.number === 1 ? 'new_conversations' : 'new_messages'
}

/** Where the member goes from a notice. */
export const triggerPath = (occasion: NotificationTrigger): string =>
  occasion.kind === 'like' ? `/members/${occasion.from}` : `/chats/${occasion.conversation}`
