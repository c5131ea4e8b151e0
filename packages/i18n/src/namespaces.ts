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
  'storage',
] as const

export type Namespace = (typeof namespaces)[number]
