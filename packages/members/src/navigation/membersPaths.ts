/** First words of the addresses that the members area draws itself. */
const own: ReadonlySet<string> = new Set([
  'activate',
  'chats',
  'credits',
  'lang-config',
  'likes',
  'login',
  'members',
  'premium',
  'profile',
  'reset-password',
  'settings',
  'signup',
  'transactions',
])

export const isMembersPath = (href: string): boolean => {
  const [, first] = /^\/([a-z-]+)/.exec(href) ?? []
  return first !== undefined && own.has(first)
}
