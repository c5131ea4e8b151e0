/** Where the browsers' makers run their push services. A name that begins with a dot stands for all below it. */
const hosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const

/**
 * Whether an address belongs to a known push service. Members hand us these addresses and the server calls
 * them, so an unknown one could lead into the operator's own network.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false
  const { hostname } = url
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
