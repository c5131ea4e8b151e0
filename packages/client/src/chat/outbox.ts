import { clientMessageIdSchema, memberIdSchema } from '../core/ids.ts'
import { createStore } from '../core/store.ts'
import { ApiError, type ApiErrorCode } from '../http/ApiError.ts'
import type { ResponseData } from '../http/calls.ts'
import type { Api } from '../http/createApi.ts'
import { createUnsentStore, type Unsent, type UnsentBody, type UnsentStore } from './unsent.ts'
import type { Wallet } from './wallet.ts'

/** Why a message is held back, other than the network. */
type HoldReason = 'unpaid' | 'unacknowledged'

export interface Outbox {
  /** Selects the member, and sends their unsent messages on this device. */
  open(member: string): void
  /** Stops sending; messages stay on the device until the same member returns. */
  close(): void
  /** Stops sending and removes this member's messages from the device. */
  clear(): void
  /** All unsent messages in sending order. */
  get(): readonly Unsent[]
  /** Empty: the server cannot know what this device has not sent. */
  getServerSnapshot(): readonly Unsent[]
  subscribe(listener: () => void): () => void
  /** Queues a text or a gift, which is delivered exactly once. */
  send(profile: string, body: UnsentBody): void
  /** Requeues a failed message after those already waiting. */
  retry(id: string): void
  drop(id: string): void
  /** Retries messages held for the network, or for the given reason. */
  resume(hold?: HoldReason): void
  /** Removes a message that is known from another source to have arrived. */
  acknowledge(id: string): void
}

export interface OutboxOptions {
  readonly api: Pick<Api, 'request'>
  readonly storage: Storage
  readonly wallet: Wallet
  readonly onSent: (sent: ResponseData<'sendMessage'>, to: string) => void
}

const pause = { firstMs: 2_000, mostMs: 60_000 }
/** Temporary errors: the message stays queued and is retried. */
const retryableErrors: ReadonlySet<ApiErrorCode> = new Set([
  'offline',
  'unreadable',
  'maintenance',
  'storage_full',
  'too_many_requests',
  'general_error',
])
/** Errors resolved by a purchase of credits, or of premium for another conversation. */
const purchaseErrors: ReadonlySet<ApiErrorCode> = new Set([
  'not_enough_credits',
  'conversation_limit',
])

const none: readonly Unsent[] = []

/** Whether a message costs more than the member has. It does not hold up messages that cost less. */
const waitsForCredits = ({ state, error }: Unsent) =>
  state === 'unpaid' && error === 'not_enough_credits'

/** Queue of outgoing messages: in order for each recipient, stored until acknowledged. */
export function createOutbox({ api, storage, wallet, onSent }: OutboxOptions): Outbox {
  const messages = createStore<readonly Unsent[]>([])
  const inFlight = new Set<string>()
  let store: UnsentStore | null = null
  /** Aborts pending requests, so that a retry is not sent as the next member. */
  let abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = pause.firstMs

  const find = (id: string) => messages.get().find(({ client_id }) => client_id === id)

  function put(message: Unsent) {
    store?.put(message)
    const others = messages.get().filter(({ client_id }) => client_id !== message.client_id)
    messages.set([...others, message].sort((a, b) => a.position - b.position))
  }

  function update(id: string, next: Partial<Unsent>) {
    const message = find(id)
    if (message) put({ ...message, ...next })
  }

  function remove(id: string) {
    store?.remove(id)
    messages.set(messages.get().filter(({ client_id }) => client_id !== id))
    flush()
  }

  const nextPosition = () => Math.max(Date.now(), (messages.get().at(-1)?.position ?? 0) + 1)

  /**
   * Sends the first message to each recipient that can be paid; the next one follows when it has arrived.
   */
  function flush() {
    if (!store || timer) return
    const busy = new Set(inFlight)
    for (const message of messages.get()) {
      const { client_id, profile, state } = message
      if (state === 'failed' || waitsForCredits(message) || busy.has(profile)) continue
      const params = state === 'queued' ? shortfall(message) : null
      if (params) {
        update(client_id, { state: 'unpaid', error: 'not_enough_credits', params })
        continue
      }
      busy.add(profile)
      if (state === 'queued') void sendNow(message)
    }
  }

  /** Whether the known balance is too low, which avoids a request that would fail. */
  function shortfall({ body, params }: Unsent) {
    const balance = wallet.balance()
    const cost = wallet.cost(body.kind) ?? Number(params?.['cost'])
    return balance !== undefined && cost > balance ? { cost, balance } : null
  }

  const request = ({ client_id, profile, body }: Unsent) => {
    const { signal } = abort
    return body.kind === 'gift'
      ? api.request('sendGift', { body: { client_id, profile, gift: body.gift }, signal })
      : api.request('sendMessage', { body: { client_id, profile, text: body.text }, signal })
  }

  async function sendNow(message: Unsent) {
    const { client_id, profile } = message
    const opened = store
    inFlight.add(profile)
    update(client_id, { state: 'sending' })
    try {
      const sent = await request(message)
      if (store !== opened) return
      waitMs = pause.firstMs
      onSent(sent, profile)
      remove(client_id)
    } catch (error) {
      if (store === opened) handleError(client_id, error)
    } finally {
      if (store === opened) {
        inFlight.delete(profile)
        flush()
      }
    }
  }

  function handleError(id: string, error: unknown) {
    const { code, params } =
      error instanceof ApiError ? error : new ApiError({ code: 'general_error', status: 0 })
    if (retryableErrors.has(code)) {
      update(id, { state: 'queued' })
      timer ??= setTimeout(retryNow, waitMs)
      waitMs = Math.min(waitMs * 2, pause.mostMs)
    } else if (purchaseErrors.has(code)) update(id, { state: 'unpaid', error: code, params })
    else if (code === 'fictional_not_acknowledged') update(id, { state: 'unacknowledged' })
    else update(id, { state: 'failed', error: code, params })
  }

  function retryNow() {
    clearTimeout(timer)
    timer = undefined
    flush()
  }

  function close() {
    clearTimeout(timer)
    timer = undefined
    abort.abort()
    abort = new AbortController()
    store = null
    inFlight.clear()
    messages.set([])
  }

  return {
    get: messages.get,
    getServerSnapshot: () => none,
    subscribe: messages.subscribe,
    open(member) {
      close()
      store = createUnsentStore(storage, member)
      messages.set(store.load())
      flush()
    },
    close,
    clear() {
      for (const { client_id } of messages.get()) store?.remove(client_id)
      close()
    },
    send(profile, body) {
      put({
        client_id: clientMessageIdSchema.parse(crypto.randomUUID()),
        profile: memberIdSchema.parse(profile),
        body,
        written_at: new Date().toISOString(),
        position: nextPosition(),
        state: 'queued',
      })
      flush()
    },
    retry(id) {
      update(id, { state: 'queued', position: nextPosition(), error: undefined })
      retryNow()
    },
    drop: remove,
    resume(hold) {
      const held = messages.get().filter(({ state }) => state === hold)
      for (const { client_id } of held) update(client_id, { state: 'queued', error: undefined })
      waitMs = pause.firstMs
      retryNow()
    },
    acknowledge: remove,
  }
}
