import { ClientProvider } from '@bouquet/client'
import { LinkProvider } from '@bouquet/ui/LinkProvider'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { RouterLink } from '../navigation/RouterLink.tsx'
import type { Shell } from './context.ts'
import { useMembersArea } from './startMembersArea.ts'

/** The members area: one Astro island with its own router. */
export function App({ brand, locale }: Shell) {
  const area = useMembersArea({ brand, locale })
  if (!area) return null
  const { client, translations, router } = area
  return (
    <I18nextProvider i18n={translations.i18n}>
      <ClientProvider client={client}>
        <LinkProvider as={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </ClientProvider>
    </I18nextProvider>
  )
}
