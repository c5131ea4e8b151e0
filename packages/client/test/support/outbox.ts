import type { createOutbox } from '../../src/chat/outbox.ts'

export interface SentMessage {
  readonly client_id: string
  readonly profile: string
  readonly text: string
}

/** The body of a request that sends a message or a gift. */
export const parseSent = (body: unknown) => body as SentMessage

/** What waits in an outbox, and why. */
export const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.get().map(({ body, state }) => `${body.kind === 'text' ? body.text : body.gift}: ${state}`)
