import { streams } from '@bouquet/contract'
import type { Email } from './email.ts'

const activate = (token: string) => `/activate?${new URLSearchParams({ token })}`
const chat = (conversation: string) => `/chats/${conversation}`
const payment = (id: string) => `/transactions/${id}`
/** @param reference the number of the case and its key */
const complaint = (reference: string) => `/complaints?${reference}`

/** The address on the site that each mail leads to. Its parameter is a token, or what the mail is about. */
export const mailedPaths = {
  confirm: activate,
  confirm_reminder: activate,
  reset: (token) => `/reset-password/do?token=${token}`,
  change_email: (token) => `/mail-change/do?token=${token}`,
  // Somebody who did not change the address can no longer log in, and a report needs no login.
  email_changed: () => '/complaints?report=service',
  address_in_use: () => '/login',
  second_factor_on: () => '/settings#second-factor',
  second_factor_off: () => '/settings#second-factor',
  deletion: (token) => `/account-deleted?token=${token}`,
  reactivated: () => '/settings',
  data_export: (id) => `${streams.dataExportFile}?id=${id}`,
  started_signup: (token) => `/complete-signup?api_signup_complete=${token}`,
  new_conversation: chat,
  new_message: chat,
  new_like: (member) => `/members/${member}`,
  unread_reminder: () => '/chats',
  weekly_update: () => '/members',
  complaint,
  complaint_upheld: complaint,
  complaint_rejected: complaint,
  // An appeal against a ban needs no login either.
  banned: () => '/complaints?report=service',
  ban_lifted: () => '/login',
  receipt: payment,
  refund: payment,
  withdrawal: payment,
} satisfies Record<Email['kind'], (about: string) => string>

/** The link of a mail. */
export function mailedLink(origin: string, kind: Email['kind'], about = ''): string {
  return `${origin}${mailedPaths[kind](about)}`
}
