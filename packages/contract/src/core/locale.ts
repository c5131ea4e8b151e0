import { z } from 'zod'

/** The languages of every brand. The table with names and direction lives in `@bouquet/i18n`. */
export const localeCodes = [
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
] as const

export const localeSchema = z.enum(localeCodes)
export type Locale = z.infer<typeof localeSchema>

/** Used when nothing else determines the language. */
export const defaultLocale: Locale = 'en'

/** Used for a key missing from a locale; the build fails on missing keys, so a release has none. */
export const fallbackLocale: Locale = 'it'
