import { browserStorage, type PushMessage, type PushState, type Settings } from '@bouquet/contract'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createStore, type Store } from '../core/store.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'
import type { PushDevice } from './pushDevice.ts'

/** The parts of a browser's subscription that the server is sent, which checks them. */
const subscriptionSchema = z.object({
  endpoint: z.string(),
  expirationTime: z.nullish(z.number()),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Push messages to the logged-in member on this device. */
export interface Push {
  /** Whether this browser can receive them. */
  readonly isCapable: boolean
  /** Null until known; `denied` when the browser does not allow it; `false` or a subscription otherwise. */
  readonly state: Store<PushState>
  /** The latest message that arrived while a page was open. */
  readonly lastMessage: Store<PushMessage | null>
  /** Selects the member, and reads and saves their state on this device. */
  start(member: string): void
  stop(): void
  /**
   * Asks the browser, then the server.
   * @throws {ApiError} when the server does not save it; the browser's subscription is then ended
   */
  subscribe(): Promise<void>
  /** @throws {ApiError} when the server does not save it */
  unsubscribe(): Promise<void>
}

export interface PushOptions {
  readonly api: Pick<Api, 'request'>
  readonly cache: QueryClient
  readonly polling: { start(options: { readonly hasPush: boolean }): void }
  readonly storage: Storage
  readonly device: PushDevice | null
}

export function createPush({ api, cache, polling, storage, device }: PushOptions): Push {
  const state = createStore<PushState>(null)
  const lastMessage = createStore<PushMessage | null>(null)
  let member: string | null = null
  let stopListening = () => {}

  /** The browser's subscription outlives a logout, so what the member chose here is kept apart. */
  const choiceKey = () => `${browserStorage.push_choice.name}${member}`
  /** What the server knows of this login. */
  const savedKey = () => `${browserStorage.push_saved.name}${member}`

  async function read(): Promise<PushState> {
    if (!device) return null
    if (device.permission() === 'denied') return 'denied'
    if (storage.getItem(choiceKey()) !== 'on') return false
    return subscriptionSchema.safeParse(await device.current()).data ?? false
  }

  async function save(next: PushState) {
    const text = JSON.stringify(next)
    if (text === (storage.getItem(savedKey()) ?? 'false')) return
    await api.request('savePush', { body: { subscription: next } })
    storage.setItem(savedKey(), text)
  }

  function show(next: PushState) {
    state.set(next)
    polling.start({ hasPush: isPushEnabled(next) })
  }

  async function refresh() {
    const asked = member
    const next = await read()
    if (asked === null || asked !== member) return
    if (JSON.stringify(next) !== JSON.stringify(state.get())) show(next)
    // The next page tries again.
    if (next !== null) await save(next).catch(() => {})
  }

  const publicKey = () =>
    cache
      .getQueriesData<Settings>({ queryKey: keys.allSettings })
      .map(([, settings]) => settings?.push_public_key)
      .find((key) => key !== undefined)

  return {
    isCapable: device !== null,
    state,
    lastMessage,
    start(next) {
      member = next
      if (!device) return
      const stopMessages = device.onMessage((message) => {
        lastMessage.set(message)
        for (const queryKey of [keys.chats, keys.likes, keys.conversations]) {
          void cache.invalidateQueries({ queryKey })
        }
      })
      const stopPermission = device.onPermission(() => void refresh())
      stopListening = () => {
        stopMessages()
        stopPermission()
      }
      void refresh()
    },
    stop() {
      stopListening()
      stopListening = () => {}
      if (member !== null) storage.removeItem(savedKey())
      member = null
      state.set(null)
      lastMessage.set(null)
    },
    async subscribe() {
      const key = publicKey()
      const given = device && key ? await device.subscribe(key) : null
      const subscription = subscriptionSchema.safeParse(given).data
      storage.setItem(choiceKey(), subscription ? 'on' : 'off')
      try {
        if (subscription) await save(subscription)
      } catch (error) {
        storage.setItem(choiceKey(), 'off')
        await device?.unsubscribe()
        throw error
      } finally {
        await refresh()
      }
    },
    async unsubscribe() {
      storage.setItem(choiceKey(), 'off')
      await device?.unsubscribe()
      await save(false)
      await refresh()
    },
  }
}

/** Whether push messages arrive on this device. */
export function isPushEnabled(state: PushState): boolean {
  return state !== null && typeof state === 'object'
}
