import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

interface InLocaleProps {
  readonly locale: string | undefined
  readonly children: ReactNode
}

/** Figures, dates and sorting inside follow the page's language, not the browser's. */
export const InLocale = ({ locale, children }: InLocaleProps) =>
  locale === undefined ? children : <I18nProvider locale={locale}>{children}</I18nProvider>
