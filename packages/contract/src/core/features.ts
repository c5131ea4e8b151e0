/** The features of the product, each with what its calls are for. Their code has this name in every package. */
export const features = {
  accounts: 'Signup, login, sessions, the second factor, consents, data export and deletion.',
  profiles: 'Profiles and photos.',
  search: 'Search for members.',
  likes: 'Likes, introductions, the swipe game and the match finder.',
  chat: 'Conversations, messages, photos and gifts.',
  credits: 'The balance, packages and discounts.',
  payments: 'Purchases, receipts, refunds and direct debit.',
  notifications: 'Live events, push messages and e-mail preferences.',
  safety: 'Blocks and complaints.',
  places: 'Regions, towns and the country of a visitor.',
  settings: 'Settings of the brand and of the member.',
  staff: 'What staff see and do, by role.',
} as const

export type Feature = keyof typeof features
