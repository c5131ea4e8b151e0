'use client'
import { type Locale, locales } from '@bouquet/contract/locale'
import type { ComponentLabels } from '@bouquet/i18n'
import { Direction as RadixDirection } from 'radix-ui'
import { type ReactNode, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Direction, LanguageContext } from '../internal/labels.ts'

export interface LabelsProviderProps {
  /** Numbers, money, dates and sorting follow it rather than the browser. */
  readonly locale: Locale
  /** The phrases of the library in this locale: i18next's `getFixedT(locale, 'components')`. */
  readonly labels: ComponentLabels
  /**
   * Direction of keys and overlays; by default that of the locale. The page sets the same as `dir` on its `<html>`,
   * which mirrors the layout.
   */
  readonly direction?: Direction | undefined
  /** IANA name of the zone of times; the machine's own unless given. */
  readonly timeZone?: string | undefined
  readonly children: ReactNode
}

/** React Aria takes the direction from the language alone (adobe/react-spectrum#6469). */
const tagOf: Record<Direction, string> = { ltr: 'en', rtl: 'ar-u-nu-latn' }

/**
 * Gives all components inside it their language. Components take the words of their content as props and
 * their own phrases ("Close", "Next photo") from here.
 */
export function LabelsProvider({
  locale,
  labels,
  direction = locales[locale].dir,
  timeZone,
  children,
}: LabelsProviderProps) {
  const language = useMemo(
    () => ({ locale, labels, direction, timeZone }),
    [locale, labels, direction, timeZone],
  )
  return (
    <I18nProvider
      locale={direction === locales[locale].dir ? locales[locale].tag : tagOf[direction]}
    >
      <RadixDirection.Provider dir={direction}>
        <LanguageContext value={language}>{children}</LanguageContext>
      </RadixDirection.Provider>
    </I18nProvider>
  )
}
