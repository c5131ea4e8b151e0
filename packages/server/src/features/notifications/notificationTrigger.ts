import type { LiveEvent } from '@bouquet/contract'
import { z } from 'zod'

/** What a member may be notified of while away. */
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

/** What an event notifies its receiver of; undefined for events that need no notification. */
export function findTrigger(event: LiveEvent): NotificationTrigger | undefined {
  if (event.type === 'like') return { kind: 'like', from: event.profile }
  if (event.type !== 'message' || event.message.from_me) return undefined
  const { id, conversation, number } = event.message
  return { kind: 'message', from: event.profile, message: id, conversation, number }
}

/** The category in the member's settings; the first message of a conversation has its own. */
export function triggerCategory(
  trigger: NotificationTrigger,
): 'like' | 'new_conversations' | 'new_messages' {
  if (trigger.kind === 'like') return 'like'
  return trigger.number === 1 ? 'new_conversations' : 'new_messages'
}

/** The page that a notification opens. */
export const triggerPath = (trigger: NotificationTrigger): string =>
  trigger.kind === 'like' ? `/members/${trigger.from}` : `/chats/${trigger.conversation}`
