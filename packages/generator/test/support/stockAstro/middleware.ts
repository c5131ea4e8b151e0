import { isLocale, type Locale } from '@bouquet/i18n'
import { legalPage } from '@bouquet/i18n/legal'
import { translator } from '@bouquet/i18n/node'
import type { MiddlewareHandler } from 'astro'
import type { PageLocals } from '../../../src/page.ts'
import { stockBrand } from './stockBrand.ts'

/** Gives each page the data of the brand in its language. */
export const onRequest: MiddlewareHandler = ({ params, locals }, next) => {
  const locale = params['locale']
  if (locale !== undefined && isLocale(locale)) Object.assign(locals, localsIn(locale))
  return next()
}

function localsIn(locale: Locale): PageLocals {
  const { brand, members, ...site } = stockBrand
  const t = translator(locale)
  const name = { brand: brand.name }
  const own = brand.copy[locale]
  return {
    ...site,
    brand,
    locale,
    t,
    settings: brand.settings,
    copy: {
      title: own?.title ?? t(`niche:${brand.niche}.title`, name),
      description: own?.description ?? t(`niche:${brand.niche}.description`, name),
      promise: own?.promise ?? t(`niche:${brand.niche}.promise`, name),
    },
    variant: undefined,
    members: members[locale],
    legal: (page) => legalPage(page, locale, brand),
    ownPages: [],
  }
}
