import type { Locale } from '@bouquet/contract'
import type { ComponentLabels } from '@bouquet/i18n'
import { createContext, useContext } from 'react'

/** Direction of the text, as in the attribute `dir`. */
export type Direction = 'ltr' | 'rtl'

/** The language of the components. */
export interface Language {
  readonly locale: Locale
  readonly labels: ComponentLabels
  readonly direction: Direction
  /** IANA name of the zone of times; the machine's own if undefined. */
  readonly timeZone: string | undefined
}

export const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null)
    throw new Error('Components need a LabelsProvider around them, with the locale and its labels.')
  return language
}

/** The library's own phrases in the page's language: `useLabels()('photo.next')`. */
export function useLabels(): ComponentLabels {
  return useLanguage().labels
}

/** The page's locale, for numbers, money and dates. */
export function useLocale(): Locale {
  return useLanguage().locale
}

/** Direction of the text, for what CSS cannot mirror. */
export function useDirection(): Direction {
  return useLanguage().direction
}
