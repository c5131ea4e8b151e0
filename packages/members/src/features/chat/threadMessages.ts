import type { Unsent, UnsentBody } from '@bouquet/client'
import type { HeldFor, Message } from '@bouquet/contract'
import type { ThreadBody, ThreadMessage, ThreadMessageState } from '@bouquet/ui/ChatThread'

/** Translated texts of messages. */
export interface MessageTexts {
  body(body: Message['body'] | UnsentBody): ThreadBody
  time(iso: string): string
  day(iso: string): string
  /** Same for all times of one calendar day. */
  dayKey(iso: string): string
  /** What to beware of in a message of the other; undefined if nothing was found. */
  warning(message: Message): string | undefined
  /** Why a message that arrived is not delivered. */
  held(reason: HeldFor): string
  /** Why a message was not sent. */
  waiting(message: Unsent): string
}

/** Received messages followed by unsent ones; a message keeps its id when it arrives. */
export function threadMessages(
  arrived: readonly Message[],
  unsent: readonly Unsent[],
  texts: MessageTexts,
): readonly ThreadMessage[] {
  const known = new Set(arrived.map(({ client_id }) => client_id))
  const underWay = unsent.filter(({ client_id }) => !known.has(client_id))
  return [
    ...arrived.map(
      (message): ThreadMessage => ({
        id: message.client_id,
        isOwn: message.from_me,
        body: texts.body(message.body),
        state: message.state,
        warning: texts.warning(message),
        reason:
          message.state === 'held' ? texts.held(message.held_for ?? 'confirmation') : undefined,
        ...when(message.sent_at, texts),
      }),
    ),
    ...underWay.map((message): ThreadMessage => {
      const state = stateOf(message)
      return {
        id: message.client_id,
        isOwn: true,
        body: texts.body(message.body),
        state,
        reason: state === 'sending' ? undefined : texts.waiting(message),
        ...when(message.written_at, texts),
      }
    }),
  ]
}

const when = (iso: string, texts: MessageTexts) => ({
  timeText: texts.time(iso),
  day: texts.dayKey(iso),
  dayText: texts.day(iso),
})

/** A message that waits for a purchase can be sent again or dropped like one that was refused. */
function stateOf({ state }: Unsent): ThreadMessageState {
  if (state === 'unacknowledged') return 'held'
  return state === 'failed' || state === 'unpaid' ? 'failed' : 'sending'
}

/** Id of the oldest unread message from the other member. */
export function firstUnread(arrived: readonly Message[], unread: number): string | undefined {
  if (unread <= 0) return undefined
  return arrived.filter(({ from_me }) => !from_me).at(-unread)?.client_id
}
