import { LabelsProvider } from '@bouquet/ui/LabelsProvider'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../settings/useSettings.ts'
import { useDeskLocale } from './useDeskLocale.ts'

/** Hands the library its phrases, and tells the page its language and mode. */
export function DeskLabels({ children }: { readonly children: ReactNode }) {
  const locale = useDeskLocale()
  const { mode } = useSettings()
  const { t } = useTranslation('components')
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useEffect(() => {
    if (mode === 'system') document.documentElement.removeAttribute('data-mode')
    else document.documentElement.dataset['mode'] = mode
  }, [mode])
  return (
    <LabelsProvider locale={locale} labels={t}>
      {children}
    </LabelsProvider>
  )
}
