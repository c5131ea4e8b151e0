import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract/schemas'
import type { sendAt } from '../../app/crash/process.ts'

const betweenMs = 500
const betweenLoginsMs = 1_000
const beforeRetryMs = 250

export interface Member {
  readonly id: string
  readonly cookie: string
  readonly email: string
}

/** Two members who write to each other. */
export type Pair = readonly [Member, Member]

export interface Load {
  /** Client ids of the messages that got a 200, by the id of the sender. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>
  /** How often each status came; `broken` is a connection without a response. */
  readonly statuses: ReadonlyMap<number | 'broken', number>
  count(): number
  /** Lets each member send one more message, which no later event of the load can overtake. */
  finish(): Promise<void>
  /** Gives up requests without a response. */
  abort(): void
}

/** Members who write to each other, with each message repeated until it is acknowledged, and one who logs in again and again. */
export function startLoad(
  send: ReturnType<typeof sendAt>,
  pairs: readonly Pair[],
  visitor: Member,
): Load {
  const acknowledged = new Map<string, string[]>()
  const statuses = new Map<number | 'broken', number>()
  const aborted = new AbortController()
  let isFinishing = false

  const attempt = async (...request: Parameters<typeof send>) => {
    const response = await send(...request).catch(() => undefined)
    const status = response?.status ?? 'broken'
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return status === 200
  }

  async function sendOne(from: Member, to: Member) {
    const client_id = randomUUID()
    const body = JSON.stringify({ profile: to.id, text: client_id, client_id })
    while (!aborted.signal.aborted) {
      if (await attempt('POST', calls.sendMessage.path, { cookie: from.cookie, body })) {
        acknowledged.get(from.id)?.push(client_id)
        return
      }
      await wait(beforeRetryMs)
    }
  }

  async function write(from: Member, to: Member) {
    acknowledged.set(from.id, [])
    while (!isFinishing && !aborted.signal.aborted) {
      await sendOne(from, to)
      await wait(betweenMs)
    }
  }

  async function logIn({ cookie, email }: Member) {
    const login = JSON.stringify({ email, password: 'long enough' })
    while (!isFinishing && !aborted.signal.aborted) {
      await attempt('GET', calls.getUser.path, { cookie })
      await attempt('POST', calls.login.path, { body: login })
      await wait(betweenLoginsMs)
    }
  }

  const writing = pairs.flatMap(([one, other]) => [write(one, other), write(other, one)])
  const underWay = [...writing, logIn(visitor)]
  return {
    acknowledged,
    statuses,
    count: () => acknowledged.values().reduce((sum, { length }) => sum + length, 0),
    async finish() {
      isFinishing = true
      await Promise.all(underWay)
      await Promise.all(pairs.flatMap(([a, b]) => [sendOne(a, b), sendOne(b, a)]))
    },
    abort: () => aborted.abort(),
  }
}
