import type { Unsent } from '@bouquet/client'
import type { HeldFor, Message } from '@bouquet/contract'
import type { ThreadBody, ThreadMessage, ThreadMessageState } from '@bouquet/ui/ChatThread'

/** Everything about a message that is words. */
export interface MessageWords {
  body(body: Message['body']): ThreadBody
  time(iso: string): string
  day(iso: string): string
  /** Same for all moments of one calendar day. */
  dayKey(iso: string): string
  state(state: ThreadMessageState): string
  /** Why a message that arrived is not delivered. */
  held(reason: HeldFor): string
  /** Why a message has not left. */
  waiting(message: Unsent): string
}

/** What arrived and, after it, what is on its way; a message keeps its id from one to the other. */
export function threadMessages(
  arrived: readonly Message[],
  unsent: readonly Unsent[],
  words: MessageWords,
): readonly ThreadMessage[] {
  const known = new Set(arrived.map(({ client_id }) => client_id))
  const underWay = unsent.filter(({ client_id }) => !known.has(client_id))
  return [
    ...arrived.map(
      (message): ThreadMessage => ({
        id: message.client_id,
        isOwn: message.from_me,
        body: words.body(message.body),
        state: message.state,
        stateText:
          message.state === 'held'
            ? words.held(message.held_for ?? 'confirmation')
            : words.state(message.state),
        ...when(message.sent_at, words),
      }),
    ),
    ...underWay.map((message): ThreadMessage => {
      const state = stateOf(message)
      return {
        id: message.client_id,
        isOwn: true,
        body: { kind: 'text', text: message.text },
        state,
        stateText: state === 'sending' ? words.state(state) : words.waiting(message),
        ...when(message.written_at, words),
      }
    }),
  ]
}

const when = (iso: string, words: MessageWords) => ({
  timeText: words.time(iso),
  day: words.dayKey(iso),
  dayText: words.day(iso),
})

/** A message that waits for a purchase can be sent again or dropped like one that was refused. */
function stateOf({ state }: Unsent): ThreadMessageState {
  if (state === 'unacknowledged') return 'held'
  return state === 'failed' || state === 'unpaid' ? 'failed' : 'sending'
}

/** Id of the message at which reading goes on: the oldest of the unread ones from the other. */
export function firstUnread(arrived: readonly Message[], unread: number): string | undefined {
  if (unread <= 0) return undefined
  return arrived.filter(({ from_me }) => !from_me).at(-unread)?.client_id
}
