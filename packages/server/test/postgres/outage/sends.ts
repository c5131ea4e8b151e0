import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract/schemas'
import type { ServerProcess } from '../../app/crash/joinProcess.ts'

export interface Member {
  readonly id: string
  readonly cookie: string
}

export interface Send {
  readonly clientId: string
  readonly from: Member
  readonly to: Member
}

/** What came of a send. */
export interface SendResult extends Send {
  /** 0 for a connection without a response. */
  readonly status: number
  readonly retryAfter: number | undefined
  readonly ms: number
}

export function newSend(from: Member, to: Member): Send {
  return { clientId: randomUUID(), from, to }
}

/** Sends a message, or the same one again. */
export async function send(
  server: Pick<ServerProcess, 'send'>,
  message: Send,
): Promise<SendResult> {
  const { clientId, from, to } = message
  const start = performance.now()
  const body = JSON.stringify({ profile: to.id, text: clientId, client_id: clientId })
  const response = await server
    .send('POST', calls.sendMessage.path, { cookie: from.cookie, body })
    .catch(() => undefined)
  return {
    ...message,
    status: response?.status ?? 0,
    retryAfter: response?.retryAfter,
    ms: performance.now() - start,
  }
}

/** Sends one message of each pair again and again, without waiting for responses, until told otherwise. */
export async function sendAllTheTime(
  server: Pick<ServerProcess, 'send'>,
  pairs: readonly (readonly [Member, Member])[],
  { everyMs, until }: { readonly everyMs: number; readonly until: (done: SendResult[]) => boolean },
): Promise<readonly SendResult[]> {
  const done: SendResult[] = []
  const underWay: Promise<unknown>[] = []
  while (!until(done)) {
    for (const [from, to] of pairs)
      underWay.push(send(server, newSend(from, to)).then((result) => done.push(result)))
    await wait(everyMs)
  }
  await Promise.all(underWay)
  return done
}
