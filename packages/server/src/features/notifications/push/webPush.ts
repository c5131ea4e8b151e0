import webPushLibrary from 'web-push'
import type { Push } from '../../../platform/ports.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A message is outdated after a day. */
const ttlSeconds = 86_400
const timeoutMs = 10_000

const goneStatuses = [404, 410]

/** Web push with the keys of this installation (RFC 8030, 8291 and 8292). */
export function webPush(keys: PushKeys, accepts = isPushService): Push {
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, message, contact) {
      const { headers, body } = webPushLibrary.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject: `mailto:${contact}`, ...keys }, TTL: ttlSeconds },
      )
      const { 'Content-Length': _, ...sent } = headers
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(sent).map(([name, value]): [string, string] => [name, `${value}`]),
        body: body && new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (goneStatuses.includes(response.status)) return 'gone'
      if (!response.ok) throw new Error(`The push service answered ${response.status}.`)
      return 'sent'
    },
  }
}

/** Hosts of the browsers' push services. A leading dot matches all subdomains. */
const hosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const

/**
 * Whether an endpoint belongs to a known push service. Clients supply endpoints and the server calls them, so
 * an unknown one could point into the operator's own network (SSRF).
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  const { hostname } = url
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
