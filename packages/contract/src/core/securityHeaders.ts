/** Headers of every answer, from the server and, through `_headers`, from a static host. */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** Value of `Strict-Transport-Security`, for answers over TLS: one year. */
export const strictTransportSecurity = 'max-age=31536000'
