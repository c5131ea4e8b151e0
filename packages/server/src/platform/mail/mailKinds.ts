import { type NotificationCategory, streams } from '@bouquet/contract'
import { moneySchema, paymentMethodSchema } from '@bouquet/contract/schemas'
import { z } from 'zod'

/** To whom a mail may be sent. */
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

/** The address on the site that the button leads to. Its parameter is a token, or what the mail is about. */
type MailPath = (about: string) => string

const activate: MailPath = (token) => `/activate?${new URLSearchParams({ token })}`
const chat: MailPath = (conversation) => `/chats/${conversation}`
const payment: MailPath = (id) => `/transactions/${id}`
/** The parameter is the number of the case and its key. */
const complaint: MailPath = (reference) => `/complaints?${reference}`
/** A report needs no login. */
const report: MailPath = () => '/complaints?report=service'
const settings: MailPath = () => '/settings'
const secondFactor: MailPath = () => '/settings#second-factor'
const login: MailPath = () => '/login'

/** Until when the link works; jobs that an earlier version queued do not say. */
const ending = { ends: z.iso.datetime().nullable().default(null) }

/** The zone in which times are written; jobs that an earlier version queued do not say. */
const zoned = { time_zone: z.string().default('UTC') }

/** The other member; a fictional one is named as such. */
const sender = { from: z.string(), fictional: z.boolean() }

/** Case number, and the reasons of the decision; jobs that an earlier version queued do not say whether it was appealed. */
const decided = {
  number: z.string(),
  reasons: z.string(),
  after_appeal: z.boolean().default(false),
}

interface MailDefinition<Data extends z.ZodRawShape> {
  /** What the texts need besides the recipient's name and the link. */
  readonly data: Data
  readonly path: MailPath
  readonly rule: MailRule
}

const mail = <const Kind extends string, Data extends z.ZodRawShape>(
  kind: Kind,
  { data, path, rule }: MailDefinition<Data>,
) => ({
  schema: z.object({ kind: z.literal(kind), name: z.string(), link: z.url(), ...data }),
  path,
  rule,
})

/** Every mail. Its texts stand under its kind in `mail.json`. */
export const mailKinds = {
  confirm: mail('confirm', { data: ending, path: activate, rule: entrance }),
  confirm_reminder: mail('confirm_reminder', {
    data: ending,
    path: activate,
    rule: { ...entrance, category: 'reminders' },
  }),
  reset: mail('reset', {
    data: ending,
    path: (token) => `/reset-password/do?token=${token}`,
    rule: entrance,
  }),
  change_email: mail('change_email', {
    data: ending,
    path: (token) => `/mail-change/do?token=${token}`,
    rule: entrance,
  }),
  /** To the old address, whose owner may not have changed it and can no longer log in. */
  email_changed: mail('email_changed', { data: {}, path: report, rule: account }),
  /** To the holder of an address that somebody wanted to use. */
  address_in_use: mail('address_in_use', { data: {}, path: login, rule: account }),
  second_factor_on: mail('second_factor_on', { data: {}, path: secondFactor, rule: account }),
  second_factor_off: mail('second_factor_off', { data: {}, path: secondFactor, rule: account }),
  /** The link restores the account until `erased_after`. */
  deletion: mail('deletion', {
    data: { erased_after: z.iso.datetime(), ...zoned },
    path: (token) => `/account-deleted?token=${token}`,
    rule: entrance,
  }),
  reactivated: mail('reactivated', { data: {}, path: settings, rule: account }),
  /** The link downloads the file until `ends`. */
  data_export: mail('data_export', {
    data: { ends: z.iso.datetime(), ...zoned },
    path: (id) => `${streams.dataExportFile}?id=${id}`,
    rule: account,
  }),
  /** The recipient has no account yet, so `name` may be empty; the link continues the signup. */
  started_signup: mail('started_signup', {
    data: ending,
    path: (token) => `/complete-signup?api_signup_complete=${token}`,
    rule: entrance,
  }),
  new_conversation: mail('new_conversation', {
    data: sender,
    path: chat,
    rule: notice('new_conversations'),
  }),
  new_message: mail('new_message', { data: sender, path: chat, rule: notice('new_messages') }),
  new_like: mail('new_like', {
    data: sender,
    path: (member) => `/members/${member}`,
    rule: notice('like'),
  }),
  unread_reminder: mail('unread_reminder', {
    data: { count: z.int().positive() },
    path: () => '/chats',
    rule: notice('unread_message_reminders'),
  }),
  weekly_update: mail('weekly_update', {
    data: {
      messages: z.int().min(0),
      likes: z.int().min(0),
      /** New members who match the member's preference. */
      people: z.int().min(0),
    },
    path: () => '/members',
    rule: notice('weekly_updates'),
  }),
  complaint: mail('complaint', { data: { number: z.string() }, path: complaint, rule: required }),
  complaint_upheld: mail('complaint_upheld', { data: decided, path: complaint, rule: required }),
  complaint_rejected: mail('complaint_rejected', {
    data: decided,
    path: complaint,
    rule: required,
  }),
  banned: mail('banned', { data: { reasons: z.string() }, path: report, rule: required }),
  ban_lifted: mail('ban_lifted', { data: {}, path: login, rule: required }),
  receipt: mail('receipt', {
    data: {
      number: z.string(),
      credits: z.int().positive(),
      price: moneySchema,
      method: paymentMethodSchema,
      paid_at: z.iso.datetime(),
      /** The page that withdraws from the purchase; null in jobs that an earlier version queued. */
      withdraw_link: z.url().nullable().default(null),
      ...zoned,
    },
    path: payment,
    rule: required,
  }),
  refund: mail('refund', {
    data: {
      number: z.string(),
      /** Credits taken back; 0 when all have been spent. */
      credits: z.int().min(0),
      price: moneySchema,
    },
    path: payment,
    rule: required,
  }),
  withdrawal: mail('withdrawal', {
    data: {
      number: z.string(),
      credits: z.int().positive(),
      price: moneySchema,
      received_at: z.iso.datetime(),
      /** What was bought, and when; null in jobs that an earlier version queued. */
      order: z
        .object({ credits: z.int().positive(), price: moneySchema, ordered_at: z.iso.datetime() })
        .nullable()
        .default(null),
      ...zoned,
    },
    path: payment,
    rule: required,
  }),
}
