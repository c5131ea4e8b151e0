/** Hosts of the browsers' push services. A leading dot stands for all subdomains. */
const hosts = [
  'fcm.googleapis.com',
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
