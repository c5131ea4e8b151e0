import type { Locale } from '@bouquet/contract'

interface LocaleFacts {
  readonly code: Locale
  /** The name of the language in that language. */
  readonly name: string
  /** BCP 47 tag for Intl and the `lang` attribute. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Locale for Open Graph. */
  readonly og: string
}

/** All languages. */
export const locales: Readonly<Record<Locale, LocaleFacts>> = {
  da: { code: 'da', name: 'Dansk', tag: 'da-DK', dir: 'ltr', og: 'da_DK' },
  de: { code: 'de', name: 'Deutsch', tag: 'de-DE', dir: 'ltr', og: 'de_DE' },
  en: { code: 'en', name: 'English', tag: 'en-GB', dir: 'ltr', og: 'en_GB' },
  es: { code: 'es', name: 'Español', tag: 'es-ES', dir: 'ltr', og: 'es_ES' },
  fi: { code: 'fi', name: 'Suomi', tag: 'fi-FI', dir: 'ltr', og: 'fi_FI' },
  fr: { code: 'fr', name: 'Français', tag: 'fr-FR', dir: 'ltr', og: 'fr_FR' },
  it: { code: 'it', name: 'Italiano', tag: 'it-IT', dir: 'ltr', og: 'it_IT' },
  nb: { code: 'nb', name: 'Norsk bokmål', tag: 'nb-NO', dir: 'ltr', og: 'nb_NO' },
  nl: { code: 'nl', name: 'Nederlands', tag: 'nl-NL', dir: 'ltr', og: 'nl_NL' },
  pl: { code: 'pl', name: 'Polski', tag: 'pl-PL', dir: 'ltr', og: 'pl_PL' },
  sv: { code: 'sv', name: 'Svenska', tag: 'sv-SE', dir: 'ltr', og: 'sv_SE' },
}

/** All languages, in display order. */
export const localeList = Object.values(locales)

export const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text)
