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

/** Chosen when nothing else speaks for a language. */
export const defaultLocale: Locale = 'en'

/** Asked for a key that a locale lacks; a release has no such key, because the build refuses gaps. */
export const fallbackLocale: Locale = 'it'
