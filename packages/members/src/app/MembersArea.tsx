import { type Client, ClientProvider } from '@bouquet/client'
import { LinkProvider } from '@bouquet/ui/LinkProvider'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import type { Translations } from '../platform/language/translations.ts'
import { UiLabels } from '../platform/language/UiLabels.tsx'
import type { AppContext } from '../platform/layoutRoutes.ts'
import { RouterLink } from '../platform/navigation/RouterLink.tsx'
import type { AppRouter } from './router.ts'

export interface MembersAreaParts {
  readonly client: Client
  readonly translations: Translations
  readonly router: AppRouter
  readonly drawn: AppContext['drawn']
}

/** All screens, with what they have in common: client, translations, links. */
export function MembersArea({ client, translations, router, drawn }: MembersAreaParts) {
  return (
    <I18nextProvider i18n={translations.i18n}>
      <ClientProvider client={client}>
        <UiLabels drawn={drawn}>
          <LinkProvider as={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </UiLabels>
      </ClientProvider>
    </I18nextProvider>
  )
}
