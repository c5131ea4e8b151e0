import { LabelsProvider } from '@bouquet/ui/LabelsProvider'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from '../device/useInBrowser.ts'
import type { AppContext } from '../layoutRoutes.ts'
import { useLocale } from './useLocale.ts'

interface UiLabelsProps extends Pick<AppContext, 'drawn'> {
  readonly children: ReactNode
}

/** Hands the library its phrases, in the language that the member chose. */
export function UiLabels({ drawn, children }: UiLabelsProps) {
  const { t } = useTranslation('components')
  // Given in both cases: a value that changed after hydration would render everything again.
  const timeZone =
    useInBrowser() || !drawn ? Intl.DateTimeFormat().resolvedOptions().timeZone : drawn().timeZone
  return (
    <LabelsProvider locale={useLocale()} labels={t} timeZone={timeZone}>
      {children}
    </LabelsProvider>
  )
}
