/** What every host of the built sites answers with: the bundled server, nginx, Caddy, and hosts that read `_headers`. */

/** Headers of every response, by name. */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * The value of `strict-transport-security`, which is sent over TLS only. It can include the subdomains of the brand.
 */
export function strictTransport({ tlsSubdomains }: { readonly tlsSubdomains: boolean }): string {
  return `max-age=31536000${tlsSubdomains ? '; includeSubDomains' : ''}`
}

/** The content security policy of every response that is not a page. Pages have their own. */
export const filePolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The folder of files with a content hash in their name. */
export const assetsPath = '/assets/'

/** `cache-control`: pages are revalidated, and assets never change. */
export const cacheRules = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const

/** `vary` of a file, and of one that was chosen by the visitor's language. */
export const varies = {
  always: 'Accept-Encoding',
  byLanguage: 'Cookie, Accept-Language, Accept-Encoding',
} as const

/** Files of a built site that are for hosts, not for visitors. */
export const internalFiles = ['headers.json', '_headers', '_redirects'] as const

/** The most bytes of a picture that somebody uploads. */
export const mostPictureBytes = 15_000_000

/** The largest body of any request: such a picture and the form around it. */
export const mostBodyBytes = mostPictureBytes + 100_000

/** The folder beside the built sites that holds the staff's desk; it belongs to no site. */
export const deskFolder = '.desk'

/** Where the desk is served, on every host. */
export const deskPath = '/desk'

/** `content-type` by the ending of a file's name. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
} as const

/** `content-type` of any other file. */
export const otherType = 'application/octet-stream'
