import { LinkProvider } from '@bouquet/ui/LinkProvider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { ApiProvider } from '../platform/api.ts'
import { DecisionsProvider } from '../platform/DecisionsContext.ts'
import { DeskLabels } from '../platform/language/DeskLabels.tsx'
import { RouterLink } from '../platform/RouterLink.tsx'
import { SettingsProvider } from '../platform/settings/useSettings.ts'
import type { DeskParts } from './startDesk.ts'

/** All pages of the desk, with what they have in common. */
export function DeskApp({ api, cache, decisions, settings, texts, router }: DeskParts) {
  return (
    <I18nextProvider i18n={texts.i18n}>
      <QueryClientProvider client={cache}>
        <ApiProvider value={api}>
          <DecisionsProvider value={decisions}>
            <SettingsProvider value={settings}>
              <DeskLabels>
                <LinkProvider as={RouterLink}>
                  <RouterProvider router={router} />
                </LinkProvider>
              </DeskLabels>
            </SettingsProvider>
          </DecisionsProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
