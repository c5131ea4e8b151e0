// Does not import zod: components and formats only need the table.

interface LocaleFacts {
  /** The name of the language in that language. */
  readonly name: string
  /** BCP 47 tag for Intl and the `lang` attribute. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Locale for Open Graph. */
  readonly og: string
  /** The font files that hold all letters of the language, beside `latin`, which is always loaded. */
  readonly fontSubset: 'latin' | 'latin-ext'
}

/** The languages of every brand. */
const table = {
  da: { name: 'Dansk', tag: 'da-DK', dir: 'ltr', og: 'da_DK', fontSubset: 'latin' },
  de: { name: 'Deutsch', tag: 'de-DE', dir: 'ltr', og: 'de_DE', fontSubset: 'latin' },
  en: { name: 'English', tag: 'en-GB', dir: 'ltr', og: 'en_GB', fontSubset: 'latin' },
  es: { name: 'Español', tag: 'es-ES', dir: 'ltr', og: 'es_ES', fontSubset: 'latin' },
  fi: { name: 'Suomi', tag: 'fi-FI', dir: 'ltr', og: 'fi_FI', fontSubset: 'latin' },
  fr: { name: 'Français', tag: 'fr-FR', dir: 'ltr', og: 'fr_FR', fontSubset: 'latin' },
  it: { name: 'Italiano', tag: 'it-IT', dir: 'ltr', og: 'it_IT', fontSubset: 'latin' },
  nb: { name: 'Norsk bokmål', tag: 'nb-NO', dir: 'ltr', og: 'nb_NO', fontSubset: 'latin' },
  nl: { name: 'Nederlands', tag: 'nl-NL', dir: 'ltr', og: 'nl_NL', fontSubset: 'latin' },
  pl: { name: 'Polski', tag: 'pl-PL', dir: 'ltr', og: 'pl_PL', fontSubset: 'latin-ext' },
  sv: { name: 'Svenska', tag: 'sv-SE', dir: 'ltr', og: 'sv_SE', fontSubset: 'latin' },
} as const satisfies Readonly<Record<string, LocaleFacts>>

export type Locale = keyof typeof table

export const locales: Readonly<Record<Locale, LocaleFacts>> = table

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(table, text)
}

/** All languages, in display order. */
export const localeCodes: readonly Locale[] = Object.keys(table).filter(isLocale)

/** All languages with their facts, in display order. */
export const localeList = localeCodes.map((code) => ({ code, ...locales[code] }))

/** Used when nothing else determines the language. */
export const defaultLocale: Locale = 'en'

/** Used for a key missing from a locale; the build fails on missing keys, so a release has none. */
export const fallbackLocale: Locale = 'it'
