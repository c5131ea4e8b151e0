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

/**
 * Namespaces that no script in a page needs: texts of mails, texts that staff write to members, and texts that are
 * part of the built pages.
 */
export type UnloadedNamespace =
  | 'checkout'
  | 'landers'
  | 'mail'
  | 'moderation'
  | 'niche'
  | 'personas'
  | 'storage'

/** Namespaces that scripts of a page can load. The page's first script names each of them for every language. */
export type LoadedNamespace = Exclude<Namespace, UnloadedNamespace>
