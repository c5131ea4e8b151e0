/** Legal and help pages, below `/pages/`. They exist for every brand in every language. */
export const legalPages = [
  'terms',
  'privacy',
  'cookies',
  'return-policy',
  'ban',
  'imprint',
  'faq',
  'service',
  'safety',
  'reporting',
  'accessibility',
] as const
export type LegalPageName = (typeof legalPages)[number]
