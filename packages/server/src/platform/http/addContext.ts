import { constants } from '@bouquet/contract'
import { resolveLocale } from '@bouquet/i18n'
import { acceptedLanguages } from '@bouquet/i18n/node'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { asCaller } from '../database/queryScope.ts'
import { refuse } from '../errors/DomainError.ts'
import { findViewer } from '../session/findViewer.ts'
import type { Env } from './App.ts'
import type { Visit } from './Ctx.ts'
import { isDeskHost } from './deskHost.ts'
import { lastEntry, requestHost, schemeOf } from './requestHost.ts'
import type { Services } from './Services.ts'

/**
 * Adds the request's brand (by host), language and viewer (by cookie) to its context. The host of the desk has no
 * brand: it gets the first one, and calls there name the brand that they are about.
 */
export function addContext(services: Services) {
  return createMiddleware<Env>(async (http, next) => {
    const { host, ...origin } = readVisit(http, services.config.trustProxy)
    const ofHost = services.brands.byHost(host)
    const isDesk = !ofHost && isDeskHost(services.config, host)
    const brand = isDesk ? services.brands.all().at(0) : ofHost
    if (!brand) throw refuse('unknown_domain')
    const locale = resolveLocale({
      cookie: getCookie(http, constants.cookies.locale),
      domainLanguage: brand.domainLanguage,
      languages: acceptedLanguages(http.req.header('accept-language')),
    })
    const visit = { ...origin, requestId: http.get('requestId') }
    const viewer = http.req.path.startsWith('/api/')
      ? await findViewer({ ...services, brand, visit }, http)
      : null
    http.set('isDeskHost', isDesk)
    http.set('ctx', { ...services, brand, locale, visit, viewer })
    await (viewer ? asCaller(viewer.id, next) : next())
  })
}

/**
 * Reads where a request came from: the scheme from the connection, the host from the `Host` header. The URL
 * of the request line (`GET http://other.example/`) is ignored. Headers of a proxy are used only when the
 * settings allow it, and only the last entry of a list: earlier ones may come from the visitor.
 */
export function readVisit(
  http: Context,
  trustProxy: boolean,
): Omit<Visit, 'requestId'> & { readonly host: string } {
  const header = (name: string) => http.req.header(name)
  const connection = connectionOf(http)
  const { authority, proper, host, isSecure } = requestHost(header, connection, trustProxy)
  const forwardedFor = trustProxy ? withoutPort(lastEntry(header('x-forwarded-for'))) : undefined
  const scheme = isSecure ? 'https' : 'http'
  return {
    address: forwardedFor ?? connection.address,
    origin: `${scheme}://${authority}`,
    properOrigin: `${scheme}://${proper}`,
    isSecure,
    isLocal: host.endsWith('.localhost'),
    agent: (header('user-agent') ?? '').slice(0, 200),
    host,
  }
}

/** Some proxies note the port of the connection beside the address. */
const withoutPort = (address: string | undefined): string | undefined =>
  address?.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

function connectionOf(http: Context) {
  const host = http.req.header('host')
  const bindings: Partial<HttpBindings> | undefined = http.env
  if (!bindings?.incoming) {
    // A request made inside the program has no connection, only its URL.
    const url = new URL(http.req.url)
    return { address: '', host: host ?? url.host, scheme: url.protocol.slice(0, -1) }
  }
  const { socket } = bindings.incoming
  return {
    address: socket.remoteAddress ?? '',
    host: host ?? '',
    scheme: schemeOf(socket),
  }
}
