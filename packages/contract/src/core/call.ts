/** The features of the product, each with what its calls are for. Their code has this name in every package. */
export const features = {
  accounts:
    'Signup, login, sessions, the second factor, consents, privacy choices, data export and deletion.',
  profiles: 'The profile and the photos of the member.',
  search: 'Search for members, and their profiles.',
  likes: 'Likes, introductions, the swipe game and the match finder.',
  chat: 'Conversations, messages, photos and gifts.',
  credits: 'The balance, packages and discounts.',
  payments: 'Purchases, receipts, refunds and direct debit.',
  notifications: 'Live events, push messages and e-mail preferences.',
  safety: 'Blocks and complaints.',
  places: 'Regions, towns and the country of a visitor.',
  settings: 'Settings of the brand.',
  staff: 'What staff see and do, by role.',
} as const

export type Feature = keyof typeof features

export const staffRoles = ['moderator', 'support', 'admin'] as const

/**
 * Moderators review photos, messages and complaints; support helps with accounts and refunds; an admin may do
 * everything.
 */
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may make a call; the server checks further conditions. `staff` is anybody logged in at the desk; a call
 * open to one role is open to an admin too.
 */
export type Access = 'visitor' | 'member' | 'staff' | StaffRole

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What both sides need to know to make a call of the API. */
export interface CallData {
  readonly method: Method
  readonly path: `/api/${string}`
  /** Distinguishes calls with the same method and path by values in the query. */
  readonly variant?: Readonly<Record<string, string>>
  readonly access: Access
  /** Whether it is idempotent, so that a client may retry it after a lost response. */
  readonly repeatable: boolean
  /** The body is multipart with one field `file`. */
  readonly upload?: true
}

/** Calls by name. */
export type CallTable = Readonly<Record<string, CallData>>
