import { createStore, type Store } from '@bouquet/client'

/** How long a decision can be taken back. */
export const undoMs = 10_000

interface Pending {
  /** Item that was decided, as in `photo:018f…`. */
  readonly item: string
  /** What was decided, in words. */
  readonly label: string
  /** Thumbnail of the item. */
  readonly picture?: string | undefined
}

type DecisionState =
  | { readonly state: 'waiting'; readonly sendsAt: number }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly error: unknown }

/** A decision that was made here and that the server has not confirmed yet. */
export type Decision = Pending & DecisionState

export interface NewDecision extends Pending {
  /** Tells the server. */
  readonly send: () => Promise<unknown>
  /** Called when it was taken back, by hand or because the server refused it. */
  readonly onUndo: () => void
}

export interface Decisions extends Pick<Store<readonly Decision[]>, 'get' | 'subscribe'> {
  /** Whether an item was decided here, sent or not, and the decision was not taken back. */
  has(item: string): boolean
  /** Adds a decision, which is sent after {@link undoMs}. */
  add(decision: NewDecision): void
  /** Takes back a decision that waits, or gives up one that failed. */
  undo(item: string): void
  /** Takes back the latest decision that waits. */
  undoLast(): void
  /** Sends one that failed again. */
  retry(item: string): void
  /** Sends all that wait at once, before the page closes. */
  sendAll(): Promise<void>
}

/**
 * Decisions wait for a while before they are sent, since some cannot be undone on the server: a message is delivered, a
 * member is notified. The queue goes on meanwhile.
 */
export function createDecisions(): Decisions {
  const store = createStore<readonly Decision[]>([])
  const made = new Map<string, NewDecision>()
  const sent = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const put = (item: string, state: DecisionState) =>
    store.set(
      store.get().map((each) => {
        if (each.item !== item) return each
        const { label, picture } = each
        return { item, label, picture, ...state }
      }),
    )

  function forget(item: string) {
    clearTimeout(timers.get(item))
    timers.delete(item)
    made.delete(item)
    store.set(store.get().filter((each) => each.item !== item))
  }

  async function send(item: string) {
    const decision = made.get(item)
    if (!decision) return
    clearTimeout(timers.get(item))
    put(item, { state: 'sending' })
    try {
      await decision.send()
      sent.add(item)
      forget(item)
    } catch (error) {
      put(item, { state: 'failed', error })
    }
  }

  function undo(item: string) {
    const decision = made.get(item)
    forget(item)
    decision?.onUndo()
  }

  const waiting = () => store.get().filter(({ state }) => state === 'waiting')

  return {
    get: store.get,
    subscribe: store.subscribe,
    has: (item) => made.has(item) || sent.has(item),
    add(decision) {
      const { item, label, picture } = decision
      made.set(item, decision)
      timers.set(
        item,
        setTimeout(() => void send(item), undoMs),
      )
      const sendsAt = Date.now() + undoMs
      const others = store.get().filter((each) => each.item !== item)
      store.set([...others, { item, label, picture, state: 'waiting', sendsAt }])
    },
    undo,
    undoLast() {
      const last = waiting().at(-1)
      if (last) undo(last.item)
    },
    retry: (item) => void send(item),
    async sendAll() {
      await Promise.all(waiting().map(({ item }) => send(item)))
    },
  }
}
