import type { Locale } from '@bouquet/contract'
import { createI18n, type Dictionaries, type Dictionary, type Translate } from '@bouquet/i18n'
import { loadResources } from '@bouquet/i18n/node'

const cache = new Map<Locale, Translate>()

/** `t` for `--draft` and `dev`: texts without a translation are in English. */
export function draftTranslator(locale: Locale): Translate {
  const t = cache.get(locale) ?? create(locale)
  cache.set(locale, t)
  return t
}

function create(locale: Locale): Translate {
  const english = loadResources('en')
  const names = Object.keys(english) as (keyof Dictionaries)[]
  const resources: Dictionaries = {}
  for (const name of names) {
    resources[name] = merge(english[name] ?? {}, loadExisting(locale, name))
  }
  return createI18n({ locale, resources, missing: 'show-key' }).t
}

function loadExisting(locale: Locale, name: keyof Dictionaries): Dictionary {
  try {
    return loadResources(locale, [name])[name] ?? {}
  } catch {
    return {}
  }
}

const merge = (base: Dictionary, override: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries({ ...base, ...override }).map(([key, text]) => {
      const fallback = base[key]
      return [
        key,
        typeof text === 'object' && typeof fallback === 'object' ? { ...fallback, ...text } : text,
      ]
    }),
  )
