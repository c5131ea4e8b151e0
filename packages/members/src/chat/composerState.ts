import type { Conversation } from '@bouquet/contract'

/** What blocks a message to this person, known before sending or from a refusal. */
export interface WaitingMessage {
  readonly state: string
  readonly error?: string | undefined
  /** With the cost in credits, when it was too high. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/** State of the composer; the first that applies. */
export type ComposerState =
  /** Blocked: messages cannot be sent. */
  | { readonly kind: 'blocked' }
  /** A free member has reached the limit of new conversations; a purchase lifts it. */
  | { readonly kind: 'limited' }
  /** Messages or gifts wait for credits. */
  | { readonly kind: 'unpaid'; readonly cost: number; readonly balance: number | undefined }
  /** The profile is fictional and the member has not acknowledged it yet. */
  | { readonly kind: 'unacknowledged' }
  | { readonly kind: 'ready' }

export function composerState(
  {
    profile,
    fictional_acknowledged,
    cost,
  }: Pick<Conversation, 'profile' | 'fictional_acknowledged' | 'cost'>,
  waiting: readonly WaitingMessage[],
): ComposerState {
  const unpaid = waiting.filter(({ state }) => state === 'unpaid')
  if (waiting.some(({ error }) => error === 'blocked_by')) return { kind: 'blocked' }
  if (unpaid.some(({ error }) => error === 'conversation_limit')) return { kind: 'limited' }
  if (unpaid.length > 0) {
    const costs = unpaid.map(({ params }) => Number(params?.['cost'] ?? cost.credits))
    // The server knows what other messages, which are held, will take.
    const balance = unpaid.find(({ params }) => params?.['balance'] !== undefined)?.params?.[
      'balance'
    ]
    return {
      kind: 'unpaid',
      cost: costs.reduce((sum, each) => sum + each, 0),
      balance: balance === undefined ? undefined : Number(balance),
    }
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
