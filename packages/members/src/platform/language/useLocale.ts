import { saveLanguage, useClient } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { isLocale } from '@bouquet/i18n'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../session.ts'

/** The current language; the component rerenders when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : 'en'
}

/** Switches the language in place and saves it for a logged-in member. */
export function useChangeLanguage(): (locale: Locale) => Promise<void> {
  const client = useClient()
  const user = useUser()
  const { translations } = useRouteContext({ from: '__root__' })
  return async (locale) => {
    await translations.change(locale)
    if (user) await saveLanguage(client, locale)
  }
}
