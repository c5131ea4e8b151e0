import type { NotificationCategory } from '@bouquet/contract'
import type { Email } from './email.ts'

/** The category by which members unsubscribe from an email; null for one that every account needs. */
export const categoryOf: Readonly<Record<Email['kind'], NotificationCategory | null>> = {
  confirm: null,
  reset: null,
  change_email: null,
  email_changed: null,
  second_factor_on: null,
  second_factor_off: null,
  deletion: null,
  reactivated: null,
  data_export: null,
  started_signup: null,
  receipt: null,
  refund: null,
  complaint: null,
  complaint_upheld: null,
  complaint_rejected: null,
  new_conversation: 'new_conversations',
  new_message: 'new_messages',
  new_like: 'like',
  unread_reminder: 'unread_message_reminders',
  weekly_update: 'weekly_updates',
  confirm_reminder: 'reminders',
}
