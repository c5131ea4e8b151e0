import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './App.ts'

const self = "'self'"

/** Headers of every response that does not set its own; pages have their own content security policy. */
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

/** Only for responses over TLS, which Hono's middleware does not distinguish. */
export const strictTransport = createMiddleware<Env>(async (http, next) => {
  await next()
  if (http.get('ctx')?.visit.isSecure) http.res.headers.set('strict-transport-security', oneYear)
})
