import type { Locale } from '@bouquet/contract'

/** Visitors reading Dutch or German see the entry warning in every layout, others in the default one. */
export const warnsEverywhere = (locale: Locale): boolean => locale === 'nl' || locale === 'de'
