import type { Conversation } from '@bouquet/contract'

/** What blocks a message to this person, known before sending or from a refusal. */
export interface WaitingMessage {
  readonly state: string
  readonly body: { readonly kind: 'text' | 'gift' }
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
  /** Texts wait for credits, or there are too few credits for another one. */
  | { readonly kind: 'unpaid' }
  /** The profile is fictional and the member has not acknowledged it yet. */
  | { readonly kind: 'unacknowledged' }
  | { readonly kind: 'ready' }

/** @param credits that the member has */
export function composerState(
  conversation: Pick<Conversation, 'profile' | 'fictional_acknowledged' | 'cost'>,
  waiting: readonly WaitingMessage[],
  credits: number,
): ComposerState {
  const { profile, fictional_acknowledged, cost } = conversation
  const unpaid = unpaidOf(waiting)
  if (waiting.some(({ error }) => error === 'blocked_by')) return { kind: 'blocked' }
  if (unpaid.some(({ error }) => error === 'conversation_limit')) return { kind: 'limited' }
  const held = heldForCredits(conversation, waiting, credits)
  const hasText = unpaid.some(({ body }) => body.kind === 'text')
  if (hasText || (held && held.balance < cost.credits)) return { kind: 'unpaid' }
  const isUnknown = profile.fictional && !fictional_acknowledged
  if (isUnknown || waiting.some(({ state }) => state === 'unacknowledged')) {
    return { kind: 'unacknowledged' }
  }
  return { kind: 'ready' }
}

const unpaidOf = (waiting: readonly WaitingMessage[]) =>
  waiting.filter(({ state }) => state === 'unpaid')

/** The cost of everything that waits for credits, and the credits available for it; null when nothing waits. */
export function heldForCredits(
  { cost }: Pick<Conversation, 'cost'>,
  waiting: readonly WaitingMessage[],
  credits: number,
): { readonly cost: number; readonly balance: number } | null {
  const unpaid = unpaidOf(waiting)
  if (unpaid.length === 0) return null
  const figures = (name: string, otherwise: number) =>
    unpaid.map(({ params }) => Number(params?.[name] ?? otherwise))
  return {
    cost: figures('cost', cost.credits).reduce((sum, each) => sum + each, 0),
    // The server's balance leaves out credits that held messages will take.
    balance: Math.min(...figures('balance', credits), credits),
  }
}

/** What the send button does: sends, or opens a dialog first and keeps the text. */
export function onSend({ kind }: ComposerState): 'send' | 'ask' | 'buy' | 'nothing' {
  return (
    {
      ready: 'send',
      unacknowledged: 'ask',
      unpaid: 'buy',
      limited: 'buy',
      blocked: 'nothing',
    } as const
  )[kind]
}
