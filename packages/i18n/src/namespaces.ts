/** The dictionary files of each locale. The key `send` in `chat.json` is `chat:send`. */
export const namespaces = [
  'common',
  'components',
  'landers',
  'account',
  'people',
  'games',
  'chat',
  'credits',
  'payments',
  'safety',
  'settings',
  'mail',
  'attributes',
  'checkout',
  'notices',
  'errors',
  'niche',
  'personas',
  'moderation',
  'storage',
] as const

export type Namespace = (typeof namespaces)[number]

/** What only the server sends, and what staff write to members: no page of a site shows them. */
export type UnshownNamespace = 'mail' | 'moderation' | 'personas'

/** The dictionaries that pages in a browser can load. */
export type ShownNamespace = Exclude<Namespace, UnshownNamespace>
