import type { Locale } from '@bouquet/contract'

/**
 * Dutch and German pages show the entry warning in every layout, other languages only in the default one.
 */
export const warnsEverywhere = (locale: Locale): boolean => locale === 'nl' || locale === 'de'
