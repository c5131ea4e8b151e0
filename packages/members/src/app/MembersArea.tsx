import { type Client, ClientProvider } from '@bouquet/client'
import { LabelsProvider } from '@bouquet/ui/LabelsProvider'
import { LinkProvider } from '@bouquet/ui/LinkProvider'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useInBrowser } from '../platform/device/useInBrowser.ts'
import type { Translations } from '../platform/language/translations.ts'
import { useLocale } from '../platform/language/useLocale.ts'
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
export const MembersArea = ({ client, translations, router, drawn }: MembersAreaParts) => (
  <I18nextProvider i18n={translations.i18n}>
    <ClientProvider client={client}>
      <Labels drawn={drawn}>
        <LinkProvider as={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </Labels>
    </ClientProvider>
  </I18nextProvider>
)

interface LabelsProps extends Pick<MembersAreaParts, 'drawn'> {
  readonly children: ReactNode
}

/** Hands the library its phrases, in the language that the member chose. */
function Labels({ drawn, children }: LabelsProps) {
  const { t } = useTranslation('components')
  const timeZone = useInBrowser() ? undefined : drawn?.().timeZone
  return (
    <LabelsProvider locale={useLocale()} labels={t} timeZone={timeZone}>
      {children}
    </LabelsProvider>
  )
}
