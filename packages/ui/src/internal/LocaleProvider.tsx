import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

interface LocaleProviderProps {
  readonly locale: string | undefined
  readonly children: ReactNode
}

/** Numbers, dates and sorting follow the page's locale instead of the browser's. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) =>
  locale === undefined ? children : <I18nProvider locale={locale}>{children}</I18nProvider>
