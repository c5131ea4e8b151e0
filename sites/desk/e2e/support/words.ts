import { createI18n } from '@bouquet/i18n'
import { type DeskLocale, loadDeskTexts } from '@bouquet/i18n/desk'
import { loadResources } from '@bouquet/i18n/node'

/** The words of the desk, and of errors, in one language. */
export async function wordsIn(locale: DeskLocale) {
  const i18n = createI18n({ locale, resources: loadResources(locale) })
  i18n.addResourceBundle(locale, 'desk', await loadDeskTexts(locale))
  return i18n.getFixedT(locale, ['desk', 'errors', 'moderation', 'safety'])
}
