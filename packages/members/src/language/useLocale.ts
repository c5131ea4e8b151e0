import type { Locale } from '@bouquet/contract'
import { isLocale } from '@bouquet/i18n'
import { useTranslation } from 'react-i18next'

/** The language of the page; asks the component to draw itself again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : 'en'
}
