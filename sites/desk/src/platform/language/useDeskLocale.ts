import { type DeskLocale, isDeskLocale } from '@bouquet/i18n/desk'
import { formatDate, formatRelative } from '@bouquet/i18n/format'
import { useTranslation } from 'react-i18next'

/** The language of the desk; the component renders again when it changes. */
export function useDeskLocale(): DeskLocale {
  const { i18n } = useTranslation()
  return isDeskLocale(i18n.language) ? i18n.language : 'en'
}

/** Formats times, as ISO 8601, in the language of the desk. */
export function useTimes() {
  const locale = useDeskLocale()
  return {
    date: (iso: string) => formatDate(iso, locale),
    /** With the time of day. */
    moment: (iso: string) => formatDate(iso, locale, 'moment'),
    /** “3 hours ago” */
    relative: (iso: string) => formatRelative(iso, Date.now(), locale),
  }
}
