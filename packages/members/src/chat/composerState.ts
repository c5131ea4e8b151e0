import type { Conversation, User } from '@bouquet/contract'

/** What blocks a message to this person, known before sending or from a refusal. */
export interface WaitingMessage {
  readonly state: string
  readonly error?: string | undefined
}

/** State of the composer; the first that applies. */
export type ComposerState =
  /** Blocked: messages cannot be sent. */
  | { readonly kind: 'blocked' }
  /** A free member has reached the limit of new conversations; a purchase lifts it. */
  | { readonly kind: 'limited' }
  /** A message waits for credits. */
  | { readonly kind: 'unpaid'; readonly missing: number }
  /** The profile is fictional and the member has not acknowledged it yet. */
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

/** What the send button does: sends, or opens a dialog first and keeps the text. */
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
