import type { createOutbox } from '../../src/chat/outbox.ts'

export interface SentMessage {
  readonly client_id: string
  readonly profile: string
  readonly text: string
}

/** The body of a request that sends a message or a gift. */
export function parseSent(body: unknown) {
  return body as SentMessage
}

/** What waits in an outbox, and why. */
export function states(outbox: ReturnType<typeof createOutbox>) {
  return outbox
    .get()
    .map(({ body, state }) => `${body.kind === 'text' ? body.text : body.gift}: ${state}`)
}
