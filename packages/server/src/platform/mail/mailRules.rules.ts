import type { MemberRow } from '../../tables/index.ts'
import type { Email } from './email.ts'
import { mailKinds } from './mailKinds.ts'

/** The member who has the address at the brand that writes. */
export type Recipient = Pick<MemberRow, 'id' | 'status' | 'confirmedAt' | 'mailRefused'> & {
  readonly refused: MemberRow['notificationsDisabled']
}

/** Whether a member, or with undefined an address without an account, accepts mail of a kind now. */
export function acceptsMail(kind: Email['kind'], recipient: Recipient | undefined): boolean {
  const { category, toUnconfirmed } = mailKinds[kind].rule
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
  const { category, isRequired } = mailKinds[kind].rule
  if (isRequired) return null
  if (!recipient?.confirmedAt) return most.unconfirmed
  return category ? most.notices : most.all
}
