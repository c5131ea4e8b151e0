import type { Call } from '@bouquet/contract'

interface Topic {
  readonly description: string
  /** As in the paths of its calls. */
  readonly resources: readonly string[]
}

/** Calls by what they are about; the order is that of the documentation. */
const topics: Readonly<Record<string, Topic>> = {
  Account: {
    description: 'Login and logout, the account itself, its second factor and its sessions.',
    resources: [
      'user',
      'logout',
      'password',
      'reset-password',
      'sessions',
      'mail-change',
      'choices',
      'second-factor',
      'recovery-codes',
    ],
  },
  Signup: {
    description: 'From the first form to a confirmed address.',
    resources: ['signup', 'signup-start', 'complete-signup', 'confirmation', 'activate'],
  },
  Brand: {
    description: 'What a page needs to know of the brand that serves its host.',
    resources: ['settings', 'companyinfo', 'interests', 'gifts', 'page-hidden'],
  },
  Places: {
    description: 'Regions, towns and the visitor’s country.',
    resources: ['regions', 'geocode', 'country'],
  },
  People: {
    description: 'Search, profiles and games that lead to them.',
    resources: ['members', 'member', 'match-finder', 'swipe-game', 'auto-like', 'fictional'],
  },
  'Profile and photos': {
    description: 'A member’s own profile, and pictures.',
    resources: ['profile', 'photo', 'photos'],
  },
  Likes: { description: 'Who likes whom.', resources: ['like', 'likes'] },
  Chat: {
    description: 'Conversations, messages and what comes with them.',
    resources: [
      'chats',
      'chat',
      'message',
      'chat-photo',
      'gift',
      'typing',
      'icebreakers',
      'events',
    ],
  },
  'Credits and payments': {
    description: 'Packages, discounts, payments and direct debit.',
    resources: [
      'credits',
      'discountcode',
      'payment',
      'payment-webhook',
      'transactions',
      'receipt',
      'repeat-order',
      'directdebit',
      'directdebit-code',
    ],
  },
  Safety: {
    description: 'Blocks and complaints.',
    resources: ['block', 'blocks', 'complaint', 'complaints'],
  },
  'Own data': {
    description: 'Export, consents, mails that are not wanted, and the end of an account.',
    resources: [
      'data-export',
      'data-export-file',
      'consents',
      'unsubscribe',
      'account-deletion',
      'reactivation',
    ],
  },
}

const desk = 'Desk of the staff'
const rest = 'More'

const byResource = new Map<string, string>(
  Object.entries(topics).flatMap(([topic, { resources }]) =>
    resources.map((resource) => [resource, topic] as const),
  ),
)

/** Every topic, in order. */
export const topicTags: readonly { readonly name: string; readonly description: string }[] = [
  ...Object.entries(topics).map(([name, { description }]) => ({ name, description })),
  { name: rest, description: 'Whatever belongs to no other group.' },
  { name: desk, description: 'What staff see and do, by roles.' },
]

/** Under which heading a call is documented. */
export function topicOf({ path }: Pick<Call, 'path'>): string {
  if (path.startsWith('/api/desk/')) return desk
  const [, resource = ''] = path.match(/^\/api\/([\w-]+)/) ?? []
  return byResource.get(resource) ?? rest
}
