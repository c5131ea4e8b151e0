import { constants } from '@bouquet/contract'
import { resolveLocale } from '@bouquet/i18n'
import { acceptedLanguages } from '@bouquet/i18n/node'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../errors/DomainError.ts'
import { findViewer } from '../session/findViewer.ts'
import type { Env } from './App.ts'
import { readVisit } from './readVisit.ts'
import type { Services } from './Services.ts'

/** Finds out for each request the brand (by host), the language and the member (by cookie). */
export const addContext = (services: Services) =>
  createMiddleware<Env>(async (http, next) => {
    const { host, ...visit } = readVisit(http, services.config.trustProxy)
    const brand = services.brands.byHost(host)
    if (!brand) throw refuse('unknown_domain')
    const locale = resolveLocale({
      cookie: getCookie(http, constants.cookies.locale),
      domainLanguage: brand.language,
      languages: acceptedLanguages(http.req.header('accept-language')),
    })
    const viewer = http.req.path.startsWith('/api/')
      ? await findViewer(services, brand, http)
      : null
    http.set('ctx', { ...services, brand, locale, visit, viewer })
    await next()
  })
