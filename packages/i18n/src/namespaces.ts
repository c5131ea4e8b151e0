/** The dictionary files of each locale. The key `send` in `chat.json` is `chat:send`. */
export const namespaces = [
  'common',
  'landers',
  'account',
  'people',
  'chat',
  'credits',
  'settings',
  'mail',
  'attributes',
  'checkout',
  'errors',
  'niche',
  'personas',
] as const

export type Namespace = (typeof namespaces)[number]
