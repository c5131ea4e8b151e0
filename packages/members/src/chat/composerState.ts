import type { Conversation, User } from '@bouquet/contract'

/** What a message to this person waits for, as far as it is known before or after sending one. */
export interface WaitingMessage {
  readonly state: string
  readonly error?: string | undefined
}

/** What the member may do in a conversation right now; the first that holds. */
export type ComposerState =
  /** They have been blocked: nothing can be written. */
  | { readonly kind: 'blocked' }
  /** A free member has begun as many conversations as the brand gives; buying opens the rest. */
  | { readonly kind: 'limited' }
  /** A message waits for credits. */
  | { readonly kind: 'unpaid'; readonly missing: number }
  /** The person does not exist, and the member has yet to say that they know. */
  | { readonly kind: 'unacknowledged' }
  | { readonly kind: 'ready' }

export function composerState(
  {
    profile,
    fictional_acknowledged,
    cost,
  }: Pick<Conversation, 'profile' | 'fictional_acknowledged' | 'cost'>,
  { credits }: Pick<User, 'credits'>,
  waiting: readonly WaitingMessage[],
): ComposerState {
  const unpaid = waiting.filter(({ state }) => state === 'unpaid')
  if (waiting.some(({ error }) => error === 'blocked_by')) return { kind: 'blocked' }
  if (unpaid.some(({ error }) => error === 'conversation_limit')) return { kind: 'limited' }
  if (unpaid.length > 0) {
    return { kind: 'unpaid', missing: Math.max(0, unpaid.length * cost.credits - credits) }
  }
  const isUnknown = profile.fictional && !fictional_acknowledged
  if (isUnknown || waiting.some(({ state }) => state === 'unacknowledged')) {
    return { kind: 'unacknowledged' }
  }
  return { kind: 'ready' }
}

/** What pressing send does: the message leaves, or a question comes first and the words stay. */
export const onSend = ({ kind }: ComposerState): 'send' | 'ask' | 'buy' | 'nothing' =>
  (
    ({
      ready: 'send',
      unacknowledged: 'ask',
      unpaid: 'buy',
      limited: 'buy',
      blocked: 'nothing',
    }) as const
  )[kind]
