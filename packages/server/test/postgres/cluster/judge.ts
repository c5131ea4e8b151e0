import { calls } from '@bouquet/contract/schemas'
import { read } from '../../app/crash/joinProcess.ts'
import { startCredits } from '../../app/crash/process.ts'
import { readThread } from '../storm/readThread.ts'
import type { EventStream } from './openStream.ts'
import type { Cluster } from './startCluster.ts'
import type { Load, Pair } from './startLoad.ts'

const messageCost = 5

interface Counts {
  readonly missing: number
  readonly repeated: number
}

const none: Counts = { missing: 0, repeated: 0 }

const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (total, { missing, repeated }) => ({
      missing: total.missing + missing,
      repeated: total.repeated + repeated,
    }),
    none,
  )

/** How many of the expected ids are not among the found ones, and how many are there too often. */
function compare(expected: readonly string[], found: readonly string[]): Counts {
  const times = new Map<string, number>()
  for (const id of found) times.set(id, (times.get(id) ?? 0) + 1)
  return sum(
    expected.map((id) => {
      const seen = times.get(id) ?? 0
      return { missing: Number(seen === 0), repeated: Math.max(0, seen - 1) }
    }),
  )
}

const acknowledgedBy = (pair: Pair, { acknowledged }: Load) =>
  pair.flatMap(({ id }) => acknowledged.get(id) ?? [])

const messagesOn = ({ events }: EventStream) =>
  events.flatMap((event) => (event.type === 'message' ? [String(event.message.client_id)] : []))

export type Streams = ReadonlyMap<string, EventStream>

/** Whether every member's stream has had the last message of both sides. */
export function hasEverything(pairs: readonly Pair[], streams: Streams, load: Load): boolean {
  return sum(judgePairs(pairs, streams, load)).missing === 0
}

const judgePairs = (pairs: readonly Pair[], streams: Streams, load: Load) =>
  pairs.flatMap((pair) =>
    pair.map(({ id }) => {
      const stream = streams.get(id)
      return compare(acknowledgedBy(pair, load), stream ? messagesOn(stream) : [])
    }),
  )

/** Each stream should have had each message of its pair once, the sender's as the receiver's. */
export function judgeStreams(pairs: readonly Pair[], streams: Streams, load: Load) {
  const { missing, repeated } = sum(judgePairs(pairs, streams, load))
  const eventsExpected = load.count() * 2
  return { eventsExpected, eventsMissed: missing, eventsRepeated: repeated }
}

/** Each acknowledged message should be in its thread once, and paid for once. */
export async function judgeThreads({ send, pairs }: Pick<Cluster, 'send' | 'pairs'>, load: Load) {
  const judged = await Promise.all(
    pairs.map(async (pair) => {
      const [one, other] = pair
      const thread = await readThread({ send }, { cookie: one.cookie, with: other.id })
      const found = thread.map(({ client_id }) => String(client_id))
      const spent = await Promise.all(
        pair.map(async ({ cookie }) => {
          const { body } = await send('GET', calls.credits.path, { cookie })
          return startCredits - read(calls.credits, body).balance
        }),
      )
      const charged = spent.reduce((total, credits) => total + credits, 0)
      return {
        ...compare(acknowledgedBy(pair, load), found),
        creditsWrong: charged - thread.length * messageCost,
      }
    }),
  )
  const { missing, repeated } = sum(judged)
  const creditsWrong = judged.reduce((total, pair) => total + Math.abs(pair.creditsWrong), 0)
  return { messagesLost: missing, messagesDoubled: repeated, creditsWrong }
}
