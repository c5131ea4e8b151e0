import { browserStorage, type Locale } from '@bouquet/contract'
import {
  createI18n,
  isLocale,
  type LoadedNamespace,
  localeCookie,
  locales,
  resolveLocale,
} from '@bouquet/i18n'
import { loadNamespaces } from '@bouquet/i18n/web'
import type { i18n } from 'i18next'
import { loadScreenPart } from '../parts/loadPart.ts'

/** Translations of the page. Namespaces load on demand; changing the language reloads those in use. */
export interface Translations {
  readonly i18n: i18n
  locale(): Locale
  /** Loads the namespaces that are missing. */
  ensure(...names: readonly LoadedNamespace[]): Promise<void>
  /** Switches the language and stores the choice on this device. */
  change(locale: Locale): Promise<void>
}

const first: readonly LoadedNamespace[] = ['account', 'common', 'components', 'credits', 'errors']

export async function createTranslations(
  start: Locale,
  brand: { readonly name: string },
): Promise<Translations> {
  const used = new Set<LoadedNamespace>(first)
  const i18n = createI18n({
    locale: start,
    resources: await loadNamespaces(start, first),
    variables: { brand: brand.name },
    missing: import.meta.env.PROD ? 'show-key' : 'throw',
  })
  const locale = () => (isLocale(i18n.language) ? i18n.language : start)

  async function load(wanted: Locale) {
    const missing = [...used].filter((name) => !i18n.hasResourceBundle(wanted, name))
    const loaded = await loadScreenPart(() => loadNamespaces(wanted, missing))
    for (const name of missing) i18n.addResourceBundle(wanted, name, loaded[name])
  }

  return {
    i18n,
    locale,
    ensure(...names) {
      for (const name of names) used.add(name)
      return load(locale())
    },
    async change(wanted) {
      rememberLocale(wanted)
      await load(wanted)
      await i18n.changeLanguage(wanted)
      describePage(wanted)
    },
  }
}

/** Says the language of the page to browsers and screen readers. */
export function describePage(locale: Locale) {
  document.documentElement.lang = locales[locale].tag
  document.documentElement.dir = locales[locale].dir
}

/** Route loader for the translations of a screen, in parallel with its code. */
export function translationsLoader(...names: readonly LoadedNamespace[]) {
  return ({ context }: { readonly context: { readonly translations: Translations } }) =>
    context.translations.ensure(...names)
}

const { name } = browserStorage.language

/** The language chosen on this device, else that of the page. */
export function chosenLocale(page: Locale): Locale {
  const cookies = new URLSearchParams(document.cookie.replaceAll('; ', '&'))
  return resolveLocale({ cookie: cookies.get(name), domainLanguage: page })
}

/** Stores the choice in a cookie, which pages and the server read. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in browsers of 2024.
  document.cookie = localeCookie(locale, location.protocol === 'https:')
}
