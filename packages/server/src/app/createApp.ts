import { formPages } from '@bouquet/contract/drawing'
import { deskPath } from '@bouquet/contract/hosting'
import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { refuse } from '../platform/errors/DomainError.ts'
import type { App, Env } from '../platform/http/App.ts'
import { addContext } from '../platform/http/addContext.ts'
import { neverCached, revalidated } from '../platform/http/caching.ts'
import { onlyDesk } from '../platform/http/deskHost.ts'
import { handleError } from '../platform/http/handleError.ts'
import { refuseCrossSite } from '../platform/http/refuseCrossSite.ts'
import { refuseMethod } from '../platform/http/refuseMethod.ts'
import { limitBody } from '../platform/http/requestLimits.ts'
import type { Services } from '../platform/http/Services.ts'
import { secured } from '../platform/http/securityHeaders.ts'
import type { CachedResponses } from '../platform/site/cachedResponses.ts'
import { handleSentForm } from '../platform/site/handleSentForm.ts'
import { serveDesk } from '../platform/site/serveDesk.ts'
import { serveSite } from '../platform/site/serveSite.ts'
import { apiDocsRoutes } from './apiDocs/apiDocs.routes.ts'
import { routes } from './routes.ts'

/**
 * The Hono app for all brands: API, photos and pages. Tests call `app.request()`.
 * @param repeated receives responses that it may repeat without the app
 */
export function createApp(services: Services, repeated?: Pick<CachedResponses, 'remember'>): App {
  const app = new OpenAPIHono<Env>()
  app.onError(handleError(services))
  if (repeated) app.use('*', repeated.remember)
  // Request ids of visitors must not get into the log; those of a proxy match its own log.
  app.use('*', requestId({ headerName: services.config.trustProxy ? 'X-Request-Id' : '' }))
  // Every browser that takes deflate takes gzip.
  app.use('*', compress({ encoding: 'gzip' }), secured)
  app.use('*', addContext(services), onlyDesk)
  app.use('/api/*', neverCached, refuseCrossSite, limitBody)
  revalidated(app)
  for (const addRoutes of routes) addRoutes(app)
  apiDocsRoutes(app)
  app.all('/api/*', () => {
    throw refuse('page_not_found')
  })
  app.on('POST', [...formPages], refuseCrossSite, limitBody, handleSentForm(app))
  app.on('GET', [deskPath, `${deskPath}/*`], serveDesk)
  app.get('*', serveSite(app))
  app.all('*', refuseMethod)
  return app
}
