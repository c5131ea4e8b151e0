import { localeCodes } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Email, emailSchema } from '../../../src/platform/mail/email.ts'
import { renderEmail } from '../../../src/platform/mail/renderEmail.ts'
import { testBrand } from '../../support/brand.ts'

const link = 'https://harbour.example/activate?token=abc&x=1'
const common = { name: 'Mara', link }
const until = { ...common, ends: '2026-03-08T12:00:00Z' }
const sender = { from: 'Emil', fictional: false }

/** One of each kind, so that a new one cannot be forgotten. */
const samples: { readonly [K in Email['kind']]: Omit<Extract<Email, { kind: K }>, 'kind'> } = {
  confirm: until,
  reset: until,
  change_email: until,
  email_changed: common,
  second_factor_on: common,
  second_factor_off: common,
  deletion: { ...common, erased_after: '2026-03-15T12:00:00Z' },
  reactivated: common,
  data_export: { ...common, ends: '2026-03-08T12:00:00Z' },
  started_signup: { ...until, name: '' },
  new_conversation: { ...common, ...sender },
  new_message: { ...common, ...sender },
  new_like: { ...common, ...sender, fictional: true },
  unread_reminder: { ...common, count: 3 },
  weekly_update: { ...common, messages: 3, likes: 0, people: 12 },
  confirm_reminder: until,
  complaint: { ...common, number: '2026-000017' },
  complaint_upheld: { ...common, number: '2026-000017', reasons: 'It is so.' },
  complaint_rejected: { ...common, number: '2026-000017', reasons: 'It is not so.' },
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

const emails = Object.entries(samples).map(([kind, email]) => emailSchema.parse({ kind, ...email }))

test.each(localeCodes)('PSH-3 every mail exists in %s, as HTML and as text', (locale) => {
  for (const email of emails) {
    const mail = renderEmail(testBrand(), {
      brand: 'harbour',
      to: 'm@post.example',
      locale,
      email,
    })
    expect(mail.subject).not.toBe('')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain('/activate?token=abc&amp;x=1')
    expect(mail.html).toContain('Quay Media B.V.')
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/\{\{|mail:|undefined/)
  }
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'CRD-8 legal times name the zone of the member, in a process in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    const text = (kind: 'receipt' | 'withdrawal', time_zone: string) =>
      renderEmail(testBrand(), {
        brand: 'harbour',
        to: 'm@post.example',
        locale: 'en',
        email: emailSchema.parse({ kind, ...samples[kind], time_zone }),
      }).text
    expect(text('receipt', 'Europe/Amsterdam')).toContain('Date: 1 March 2026 at 13:00 CET')
    expect(text('receipt', 'Pacific/Auckland')).toContain('Date: 2 March 2026 at 01:00 GMT+13')
    const acknowledgement = text('withdrawal', 'Europe/London')
    expect(acknowledgement).toContain('Ordered: 1 March 2026 at 12:00 GMT')
    expect(acknowledgement).toContain('Withdrawal received: 2 March 2026 at 09:30 GMT')
  },
)

test.each(localeCodes)('TRU-1 a fictional person is called that in %s', (locale) => {
  const email: Email = { kind: 'new_like', ...common, from: 'Emil', fictional: true }
  const envelope = { brand: 'harbour', to: 'm@post.example', locale, email }
  const { subject, html, text } = renderEmail(testBrand(), envelope)
  const t = translator(locale)
  expect(subject).toContain(`Emil (🎭 ${t('attributes:fictional.singular')})`)
  for (const form of [html, text]) {
    expect(form.replaceAll('&#39;', "'")).toContain(t('attributes:fictional.warning'))
  }
})

test('TRU-2 the weekly update names no figure that is nought', () => {
  const email: Email = { kind: 'weekly_update', ...samples.weekly_update }
  const envelope = { brand: 'harbour', to: 'm@post.example', locale: 'en', email } as const
  const { text } = renderEmail(testBrand(), envelope)
  expect(text).toContain('New messages: 3\nNew people who may suit you: 12')
  expect(text).not.toContain('New likes')
})

test('PSH-3 what a member calls themselves cannot become markup', () => {
  const email: Email = { kind: 'reset', name: '<img src=x>', link, ends: null }
  const mail = renderEmail(testBrand(), {
    brand: 'harbour',
    to: 'm@post.example',
    locale: 'en',
    email,
  })
  expect(mail.html).not.toContain('<img')
})

test('TRU-3 a mail loads nothing from anywhere', () => {
  for (const email of emails) {
    const { html } = renderEmail(testBrand(), {
      brand: 'harbour',
      to: 'm@post.example',
      locale: 'en',
      email,
    })
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/)
  }
})
