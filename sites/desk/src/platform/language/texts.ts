import { createI18n, type Locale } from '@bouquet/i18n'
import {
  type DeskLocale,
  isDeskLocale,
  loadDeskTexts,
  loadModerationTexts,
} from '@bouquet/i18n/desk'
import { loadNamespaces } from '@bouquet/i18n/web'
import type { i18n, TFunction } from 'i18next'

/** Texts of the desk in the language of the person at it, and those for members in theirs. */
export interface Texts {
  readonly i18n: i18n
  /** Switches the language of the desk. */
  change(locale: DeskLocale): Promise<void>
  /** What staff write to members, in the language of one of them. */
  forMember(locale: Locale): Promise<TFunction<'moderation'>>
}

const shared = ['common', 'components', 'errors', 'safety'] as const

const load = async (locale: DeskLocale) => {
  const [desk, others] = await Promise.all([loadDeskTexts(locale), loadNamespaces(locale, shared)])
  return Object.entries({ ...others, desk })
}

export async function createTexts(start: DeskLocale): Promise<Texts> {
  const i18n = createI18n({
    locale: start,
    resources: {},
    variables: { brand: '' },
    missing: import.meta.env.PROD ? 'show-key' : 'throw',
  })

  async function add(locale: DeskLocale) {
    if (i18n.hasResourceBundle(locale, 'desk')) return
    for (const [name, texts] of await load(locale)) i18n.addResourceBundle(locale, name, texts)
  }

  await add(start)
  return {
    i18n,
    async change(locale) {
      await add(locale)
      await i18n.changeLanguage(locale)
    },
    async forMember(locale) {
      if (!i18n.hasResourceBundle(locale, 'moderation'))
        i18n.addResourceBundle(locale, 'moderation', await loadModerationTexts(locale))
      return i18n.getFixedT(locale, 'moderation')
    },
  }
}

/** The language chosen on this device, else the first of the browser's that the desk speaks. */
export function firstLocale(
  chosen: DeskLocale | undefined,
  languages: readonly string[],
): DeskLocale {
  return (
    chosen ?? languages.map((tag) => tag.slice(0, 2)).find((code) => isDeskLocale(code)) ?? 'en'
  )
}
