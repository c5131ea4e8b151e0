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
  'entry',
  'errors',
  'niche',
  'premium',
  'personas',
  'moderation',
  'storage',
] as const

export type Namespace = (typeof namespaces)[number]

/** What only the server sends or staff write to members, and what pages hold as they were built: no script shows them. */
export type UnloadedNamespace =
  | 'checkout'
  | 'landers'
  | 'mail'
  | 'moderation'
  | 'niche'
  | 'personas'
  | 'storage'

/** The dictionaries that scripts of a page can load; each is named in the first script, once a language. */
export type LoadedNamespace = Exclude<Namespace, UnloadedNamespace>
