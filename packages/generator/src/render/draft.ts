import type { Locale } from '@bouquet/contract'
import { createI18n, type Dictionaries, type Dictionary, type Translate } from '@bouquet/i18n'
import { loadResources } from '@bouquet/i18n/node'

const known = new Map<Locale, Translate>()

/** `t` for authors at work: a text that a language still lacks is shown in English. */
export function draftTranslator(locale: Locale): Translate {
  const made = known.get(locale) ?? make(locale)
  known.set(locale, made)
  return made
}

function make(locale: Locale): Translate {
  const english = loadResources('en')
  const names = Object.keys(english) as (keyof Dictionaries)[]
  const resources: Dictionaries = {}
  for (const name of names) {
    resources[name] = over(english[name] ?? {}, existing(locale, name))
  }
  return createI18n({ locale, resources, missing: 'show-key' }).t
}

function existing(locale: Locale, name: keyof Dictionaries): Dictionary {
  try {
    return loadResources(locale, [name])[name] ?? {}
  } catch {
    return {}
  }
}

const over = (below: Dictionary, above: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries({ ...below, ...above }).map(([key, text]) => {
      const under = below[key]
      return [
        key,
        typeof text === 'object' && typeof under === 'object' ? { ...under, ...text } : text,
      ]
    }),
  )
