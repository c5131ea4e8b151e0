import { saveLanguage, useClient } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import { useRouteContext } from '@tanstack/react-router'
import { useUser } from '../accounts/session/useUser.ts'

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
