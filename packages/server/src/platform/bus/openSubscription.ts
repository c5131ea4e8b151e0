import { setTimeout as wait } from 'node:timers/promises'
import { backoffMs } from '../maintainConnection.ts'
import type { DeliveredEvent, Subscriber, Subscription, SubscriptionEnd } from './Bus.ts'

/** How many ids of delivered events are remembered to recognise repeated ones. */
const rememberedAtMost = 1_000

/** Half a minute of pauses: most outages are over by then, and the stream has stayed open. */
const attemptsAtMost = 15

export interface OpenSubscription extends Subscription {
  /** Takes an event in; a repeated one is dropped. */
  receive(event: DeliveredEvent): void
  /** Delivers what was published since the last event. Events that arrive meanwhile follow. */
  catchUp(): Promise<void>
  end(reason: SubscriptionEnd): void
}

interface Options {
  readonly subscriber: Subscriber
  readonly after: number
  /** Stored events that the page may lack after the one with this id. */
  readonly since: (id: number) => Promise<readonly DeliveredEvent[]>
  readonly onClose: () => void
  /** The pause before missed events are tried to be read again. */
  readonly pauseMs?: (failures: number) => number
}

/** Delivers the events of one page in order and once each, across gaps in what the process received. */
export function openSubscription(options: Options): OpenSubscription {
  const { subscriber, after, since, onClose, pauseMs = backoffMs } = options
  const delivered = new Set<number>()
  const waiting: DeliveredEvent[] = []
  let state: 'open' | 'catching up' | 'closed' = 'open'
  let isBehind = false
  let last = after

  function deliver(event: DeliveredEvent) {
    if (state === 'closed') return
    if (event.id !== null) {
      if (delivered.has(event.id)) return
      remember(event.id)
      last = event.id
    }
    subscriber.deliver(event)
  }

  function remember(id: number) {
    delivered.add(id)
    const [oldest] = delivered
    if (delivered.size > rememberedAtMost && oldest !== undefined) delivered.delete(oldest)
  }

  function close() {
    if (state === 'closed') return
    state = 'closed'
    onClose()
  }

  function end(reason: SubscriptionEnd) {
    if (state === 'closed') return
    close()
    subscriber.end(reason)
  }

  async function readMissed() {
    for (let failures = 0; isBehind && state !== 'closed'; ) {
      isBehind = false
      try {
        for (const event of await since(last)) deliver(event)
      } catch {
        failures += 1
        if (failures >= attemptsAtMost) return end('unreadable')
        isBehind = true
        await wait(pauseMs(failures), undefined, { ref: false })
      }
    }
  }

  return {
    get last() {
      return last
    },
    receive(event) {
      if (state === 'catching up') waiting.push(event)
      else deliver(event)
    },
    async catchUp() {
      isBehind = true
      if (state !== 'open') return
      state = 'catching up'
      await readMissed()
      for (const event of waiting.splice(0)) deliver(event)
      if (state === 'catching up') state = 'open'
    },
    close,
    end,
  }
}
