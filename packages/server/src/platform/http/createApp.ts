import { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { apiDocsRoutes } from '../../apiDocs/apiDocs.routes.ts'
import { features } from '../../features/index.ts'
import { refuse } from '../errors/DomainError.ts'
import { serveSite } from '../site/serveSite.ts'
import type { App, Env } from './App.ts'
import { answersOnce } from './answersOnce.ts'
import { handleError } from './handleError.ts'
import { limitBody } from './limitBody.ts'
import { refuseForeign } from './refuseForeign.ts'
import { revalidated } from './revalidated.ts'
import type { Services } from './Services.ts'
import { securityHeaders, strictTransport } from './securityHeaders.ts'
import { seeRequest } from './seeRequest.ts'

/** The whole web program of all brands: API, photos, pages. Tests drive it with `app.request()`. */
export function createApp(services: Services): App {
  const app = new OpenAPIHono<Env>()
  app.onError(handleError(services.log))
  // A visitor's own id would go into the log; a proxy's helps to find a request in both.
  app.use('*', requestId({ headerName: services.config.trustProxy ? 'X-Request-Id' : '' }))
  app.use('*', compress(), securityHeaders, strictTransport)
  app.use('*', seeRequest(services))
  app.use('/api/*', answersOnce, refuseForeign, limitBody)
  revalidated(app)
  for (const addRoutes of features) addRoutes(app)
  apiDocsRoutes(app)
  app.all('/api/*', () => {
    throw refuse('page_not_found')
  })
  app.get('*', serveSite(services.config.siteDir))
  return app
}
