import { type PushMessage, pushKinds } from '@bouquet/contract'
import * as z from 'zod/mini'

/** What push needs of the browser. */
export interface PushDevice {
  permission(): NotificationPermission
  /** The subscription of this browser, whoever is logged in. */
  current(): Promise<PushSubscriptionJSON | null>
  /** Asks for the permission if needed, and subscribes; null when the browser or the member refuses. */
  subscribe(publicKey: string): Promise<PushSubscriptionJSON | null>
  unsubscribe(): Promise<void>
  /** Push messages that arrive while a page of this site is open. Returns a function that stops it. */
  onMessage(listener: (message: PushMessage) => void): () => void
  /** The permission was changed in the browser. Returns a function that stops it. */
  onPermission(listener: () => void): () => void
}

/** A push message as the service worker forwards it. */
const receivedSchema = z.object({
  type: z.literal('push'),
  message: z.object({
    kind: z.enum(pushKinds),
    title: z.string(),
    body: z.string(),
    path: z.string(),
    tag: z.string(),
  }),
})

/** Push of this browser; null where the browser has none, such as on an iPhone before installation. */
export function browserPush(): PushDevice | null {
  const isCapable =
    typeof navigator === 'object' &&
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis
  if (!isCapable) return null
  const { serviceWorker } = navigator
  const manager = async () => (await serviceWorker.ready).pushManager
  const subscription = async () =>
    (await serviceWorker.getRegistration())?.pushManager.getSubscription().catch(() => null)

  return {
    permission: () => Notification.permission,
    current: async () => (await subscription())?.toJSON() ?? null,
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return null
      // Browsers refuse to subscribe with a new key while a subscription with another one exists.
      await (await subscription())?.unsubscribe()
      const options = { userVisibleOnly: true, applicationServerKey: publicKey }
      return (await (await manager()).subscribe(options)).toJSON()
    },
    async unsubscribe() {
      await (await subscription())?.unsubscribe()
    },
    onMessage(listener) {
      const received = ({ data }: MessageEvent) => {
        const parsed = receivedSchema.safeParse(data)
        if (parsed.success) listener(parsed.data.message)
      }
      serviceWorker.addEventListener('message', received)
      serviceWorker.startMessages()
      return () => serviceWorker.removeEventListener('message', received)
    },
    onPermission(listener) {
      const stop = new AbortController()
      navigator.permissions
        ?.query({ name: 'notifications' })
        .then((status) => status.addEventListener('change', listener, { signal: stop.signal }))
        .catch(() => {})
      return () => stop.abort()
    },
  }
}
