import type { Call } from '@bouquet/contract'

/** Calls by what they are about, as resources of their paths; the order is that of the documentation. */
const topics = {
  Account: ['user', 'logout', 'password', 'reset-password', 'sessions', 'mail-change', 'choices'],
  Signup: ['signup', 'signup-start', 'complete-signup', 'confirmation'],
  Brand: ['settings', 'companyinfo', 'interests', 'gifts', 'page-hidden'],
  Places: ['regions', 'geocode', 'country'],
  People: ['members', 'member', 'match-finder', 'swipe-game', 'auto-like', 'fictional'],
  'Profile and photos': ['profile', 'photo'],
  Likes: ['like', 'likes'],
  Chat: ['chats', 'chat', 'message', 'chat-photo', 'gift', 'typing', 'icebreakers'],
  'Credits and payments': [
    'credits',
    'discountcode',
    'payment',
    'transactions',
    'receipt',
    'repeat-order',
    'directdebit',
    'directdebit-code',
  ],
  Safety: ['block', 'blocks', 'complaint', 'complaints'],
  'Own data': ['data-export', 'consents', 'account-deletion', 'reactivation'],
} as const satisfies Record<string, readonly string[]>

const desk = 'Desk of the staff'
const rest = 'More'

const byResource = new Map<string, string>(
  Object.entries(topics).flatMap(([topic, resources]) =>
    resources.map((resource) => [resource, topic] as const),
  ),
)

/** Every topic, in order. */
export const topicNames: readonly string[] = [...Object.keys(topics), rest, desk]

/** Under which heading a call is documented. */
export function topicOf({ path }: Pick<Call, 'path'>): string {
  if (path.startsWith('/api/desk/')) return desk
  return byResource.get(path.slice('/api/'.length, -'.php'.length)) ?? rest
}
