import { type Email, emailSchema } from '../../../src/platform/mail/email.ts'

export const link = 'https://harbour.example/activate?token=abc&x=1'
export const common = { name: 'Mara', link }
const until = { ...common, ends: '2026-03-08T12:00:00Z' }
const decided = { number: '2026-000017', after_appeal: false }
const sender = { from: 'Emil', fictional: false }

/** One of each kind, so that a new one cannot be forgotten. */
export const samples: { readonly [K in Email['kind']]: Omit<Extract<Email, { kind: K }>, 'kind'> } =
  {
    confirm: until,
    reset: until,
    change_email: until,
    email_changed: common,
    address_in_use: common,
    second_factor_on: common,
    second_factor_off: common,
    deletion: { ...common, erased_after: '2026-03-15T23:30:00Z', time_zone: 'Europe/Amsterdam' },
    reactivated: common,
    data_export: { ...common, ends: '2026-03-08T23:30:00Z', time_zone: 'Europe/Amsterdam' },
    started_signup: { ...until, name: '' },
    new_conversation: { ...common, ...sender },
    new_message: { ...common, ...sender },
    new_like: { ...common, ...sender, fictional: true },
    unread_reminder: { ...common, count: 3 },
    weekly_update: { ...common, messages: 3, likes: 0, people: 12 },
    confirm_reminder: until,
    complaint: { ...common, number: '2026-000017' },
    complaint_upheld: { ...common, ...decided, reasons: 'It is so.' },
    complaint_rejected: { ...common, ...decided, reasons: 'It is not so.' },
    banned: { ...common, reasons: 'Money was asked for.' },
    ban_lifted: common,
    receipt: {
      ...common,
      number: '2026-17',
      credits: 100,
      price: { amount: 1999, currency: 'EUR' },
      method: 'card',
      paid_at: '2026-03-01T12:00:00Z',
      withdraw_link: 'https://harbour.example/pages/withdraw?number=4KD7B9QXM',
      time_zone: 'Europe/Amsterdam',
    },
    refund: {
      ...common,
      number: '2026-18',
      credits: 40,
      price: { amount: 799, currency: 'EUR' },
    },
    withdrawal: {
      ...common,
      number: '2026-18',
      credits: 40,
      price: { amount: 799, currency: 'EUR' },
      received_at: '2026-03-02T09:30:00Z',
      order: {
        credits: 40,
        price: { amount: 799, currency: 'EUR' },
        ordered_at: '2026-03-01T12:00:00Z',
      },
      time_zone: 'Europe/Amsterdam',
    },
  }

/** The samples as mails. */
export const sampleEmails = Object.entries(samples).map(([kind, email]) =>
  emailSchema.parse({ kind, ...email }),
)
