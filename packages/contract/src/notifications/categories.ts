/** What a push message may be about. */
export const pushKinds = ['new_conversations', 'new_messages', 'like'] as const

/** What an e-mail may be about, beside what a member must be told. */
export const notificationCategories = [
  ...pushKinds,
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const
