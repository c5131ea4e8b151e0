import type { NotificationCategory } from '@bouquet/contract'
import type { MemberRow } from '../../tables/index.ts'
import type { Email } from './email.ts'

interface MailRule {
  /** The category by which members unsubscribe; null for a mail that every account needs. */
  readonly category: NotificationCategory | null
  /** Whether it is sent to an address that nobody has confirmed, which may be a stranger's. */
  readonly toUnconfirmed: boolean
  /** Whether it is due by the directives below, so that no limit holds it back. */
  readonly isRequired: boolean
}

/** What confirms an address, or brings its owner back in. */
const entrance: MailRule = { category: null, toUnconfirmed: true, isRequired: false }

const account: MailRule = { category: null, toUnconfirmed: false, isRequired: false }

/** Contracts (Directive 2011/83/EU, articles 8 and 11a) and decisions (Regulation 2022/2065, articles 16, 17 and 20). */
const required: MailRule = { category: null, toUnconfirmed: true, isRequired: true }

const notice = (category: NotificationCategory): MailRule => ({ ...account, category })

/** To whom each kind of mail may be sent. */
export const mailRules: Readonly<Record<Email['kind'], MailRule>> = {
  confirm: entrance,
  confirm_reminder: { ...entrance, category: 'reminders' },
  reset: entrance,
  change_email: entrance,
  started_signup: entrance,
  deletion: entrance,
  email_changed: account,
  address_in_use: account,
  second_factor_on: account,
  second_factor_off: account,
  reactivated: account,
  data_export: account,
  receipt: required,
  refund: required,
  withdrawal: required,
  complaint: required,
  complaint_upheld: required,
  complaint_rejected: required,
  banned: required,
  ban_lifted: required,
  new_conversation: notice('new_conversations'),
  new_message: notice('new_messages'),
  new_like: notice('like'),
  unread_reminder: notice('unread_message_reminders'),
  weekly_update: notice('weekly_updates'),
}

/** The member who has the address at the brand that writes. */
export type Recipient = Pick<MemberRow, 'id' | 'status' | 'confirmedAt' | 'mailRefused'> & {
  readonly refused: MemberRow['notificationsDisabled']
}

/** Whether a member, or with undefined an address without an account, accepts mail of a kind now. */
export function acceptsMail(kind: Email['kind'], recipient: Recipient | undefined): boolean {
  const { category, toUnconfirmed } = mailRules[kind]
  if (recipient && !recipient.confirmedAt && !toUnconfirmed) return false
  if (category === null) return true
  return (
    recipient !== undefined &&
    recipient.status !== 'deleting' &&
    recipient.status !== 'banned' &&
    !recipient.refused.includes(category)
  )
}

/**
 * Mails that one address gets in a day from all brands. Notices end first, so that there is room for mails that let
 * their owner back in.
 */
const most = { unconfirmed: 12, notices: 25, all: 40 }

/** After how many mails of the day one of this kind is not sent; null for one that always is. */
export function dailyLimit(kind: Email['kind'], recipient: Recipient | undefined): number | null {
  const { category, isRequired } = mailRules[kind]
  if (isRequired) return null
  if (!recipient?.confirmedAt) return most.unconfirmed
  return category ? most.notices : most.all
}
