import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { refuse } from '../platform/errors/DomainError.ts'
import type { App, Env } from '../platform/http/App.ts'
import { addContext } from '../platform/http/addContext.ts'
import { handleError } from '../platform/http/handleError.ts'
import { limitBody } from '../platform/http/limitBody.ts'
import { neverCached } from '../platform/http/neverCached.ts'
import { refuseCrossSite } from '../platform/http/refuseCrossSite.ts'
import { revalidated } from '../platform/http/revalidated.ts'
import type { Services } from '../platform/http/Services.ts'
import { securityHeaders, strictTransport } from '../platform/http/securityHeaders.ts'
import { serveSite } from '../platform/site/serveSite.ts'
import { apiDocsRoutes } from './apiDocs/apiDocs.routes.ts'
import { routes } from './routes.ts'

/** The whole web program of all brands: API, photos, pages. Tests drive it with `app.request()`. */
export function createApp(services: Services): App {
  const app = new OpenAPIHono<Env>()
  app.onError(handleError(services.log))
  // A visitor's own id would go into the log; a proxy's helps to find a request in both.
  app.use('*', requestId({ headerName: services.config.trustProxy ? 'X-Request-Id' : '' }))
  app.use('*', compress(), securityHeaders, strictTransport)
  app.use('*', addContext(services))
  app.use('/api/*', neverCached, refuseCrossSite, limitBody)
  revalidated(app)
  for (const addRoutes of routes) addRoutes(app)
  apiDocsRoutes(app)
  app.all('/api/*', () => {
    throw refuse('page_not_found')
  })
  app.get('*', serveSite(services.config.siteDir))
  return app
}
