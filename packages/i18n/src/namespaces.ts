/** The dictionary files of each locale. The key `send` of the file `chat.json` is called `chat:send`. */
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
