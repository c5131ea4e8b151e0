import { type Locale, localeCodes } from '@bouquet/contract'

interface LocaleFacts {
  /** The language in its own words. */
  readonly name: string
  /** BCP 47 tag for Intl and the `lang` attribute. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Open Graph form. */
  readonly og: string
}

/** The one table of languages. */
export const locales: Readonly<Record<Locale, LocaleFacts>> = {
  da: { name: 'Dansk', tag: 'da-DK', dir: 'ltr', og: 'da_DK' },
  de: { name: 'Deutsch', tag: 'de-DE', dir: 'ltr', og: 'de_DE' },
  en: { name: 'English', tag: 'en-GB', dir: 'ltr', og: 'en_GB' },
  es: { name: 'Español', tag: 'es-ES', dir: 'ltr', og: 'es_ES' },
  fi: { name: 'Suomi', tag: 'fi-FI', dir: 'ltr', og: 'fi_FI' },
  fr: { name: 'Français', tag: 'fr-FR', dir: 'ltr', og: 'fr_FR' },
  it: { name: 'Italiano', tag: 'it-IT', dir: 'ltr', og: 'it_IT' },
  nb: { name: 'Norsk bokmål', tag: 'nb-NO', dir: 'ltr', og: 'nb_NO' },
  nl: { name: 'Nederlands', tag: 'nl-NL', dir: 'ltr', og: 'nl_NL' },
  pl: { name: 'Polski', tag: 'pl-PL', dir: 'ltr', og: 'pl_PL' },
  sv: { name: 'Svenska', tag: 'sv-SE', dir: 'ltr', og: 'sv_SE' },
}

export const localeList = localeCodes.map((code) => ({ code, ...locales[code] }))
