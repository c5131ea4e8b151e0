import type { Locale, SearchQueryInput } from '@bouquet/contract'

/** Query keys; the first element names the feature. */
export const keys = {
  user: ['user'],
  consents: ['consents'],
  settings: (locale: Locale) => ['settings', locale],
  allSettings: ['settings'],
  company: ['company'],
  regions: (country: string) => ['regions', country],
  search: (query: SearchQueryInput) => ['search', query],
  searches: ['search'],
  member: (id: string) => ['member', id],
  likes: ['likes'],
  introduction: ['introduction'],
  chats: ['chats'],
  conversations: ['conversation'],
  conversation: (of: { readonly conversation?: string; readonly profile?: string }) => [
    'conversation',
    of,
  ],
  credits: ['credits'],
  discount: ['credits', 'discount'],
  payment: (id: string) => ['payment', id],
  transactions: ['transactions'],
} as const
