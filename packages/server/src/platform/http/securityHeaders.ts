import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './App.ts'

const self = "'self'"

/** What every answer carries unless it has its own: pages bring a policy, all else is its own host alone. */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: {
    defaultSrc: [self],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: [self],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: { camera: [], microphone: [], payment: [], geolocation: ['self'] },
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

const oneYear = 'max-age=31536000'

/** For answers over TLS alone, which Hono's middleware does not tell apart. */
export const strictTransport = createMiddleware<Env>(async (http, next) => {
  await next()
  if (http.get('ctx')?.visit.isSecure) http.res.headers.set('strict-transport-security', oneYear)
})
