import { localeCodes } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Email, emailSchema } from '../../../src/platform/mail/email.ts'
import { renderEmail } from '../../../src/platform/mail/renderEmail.ts'
import { testBrand } from '../../support/brand.ts'
import { common, link, sampleEmails, samples } from './sampleEmails.ts'

test.each(localeCodes)('PSH-3 every mail exists in %s, as HTML and as text', (locale) => {
  for (const email of sampleEmails) {
    const mail = renderEmail(testBrand(), {
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
  'CRD-8 times in mails are in the zone of the member, in a process in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    type Timed = 'receipt' | 'withdrawal' | 'deletion' | 'data_export'
    const text = (kind: Timed, time_zone: string) =>
      renderEmail(testBrand(), {
        locale: 'en',
        email: emailSchema.parse({ kind, ...samples[kind], time_zone }),
      }).text
    expect(text('receipt', 'Europe/Amsterdam')).toContain('Date: 1 March 2026 at 13:00 CET')
    expect(text('receipt', 'Pacific/Auckland')).toContain('Date: 2 March 2026 at 01:00 GMT+13')
    const acknowledgement = text('withdrawal', 'Europe/London')
    expect(acknowledgement).toContain('Ordered: 1 March 2026 at 12:00 GMT')
    expect(acknowledgement).toContain('Withdrawal received: 2 March 2026 at 09:30 GMT')
    expect(text('deletion', 'Europe/London')).toContain('on 15 March 2026')
    expect(text('deletion', 'Europe/Amsterdam')).toContain('on 16 March 2026')
    expect(text('data_export', 'Europe/London')).toContain('until 8 March 2026')
    expect(text('data_export', 'Europe/Amsterdam')).toContain('until 9 March 2026')
  },
)

test.each(localeCodes)('TRU-1 a fictional person is called that in %s', (locale) => {
  const email: Email = { kind: 'new_like', ...common, from: 'Emil', fictional: true }
  const envelope = { locale, email }
  const { subject, html, text } = renderEmail(testBrand(), envelope)
  const t = translator(locale)
  expect(subject).toContain(`Emil (🎭 ${t('attributes:fictional.singular')})`)
  for (const form of [html, text]) {
    expect(form.replaceAll('&#39;', "'")).toContain(t('attributes:fictional.warning'))
  }
})

test('TRU-2 the weekly update names no figure that is nought', () => {
  const email: Email = { kind: 'weekly_update', ...samples.weekly_update }
  const envelope = { locale: 'en', email } as const
  const { text } = renderEmail(testBrand(), envelope)
  expect(text).toContain('New messages: 3\nNew people who may suit you: 12')
  expect(text).not.toContain('New likes')
})

test('PSH-3 what a member calls themselves cannot become markup', () => {
  const email: Email = { kind: 'reset', name: '<img src=x>', link, ends: null }
  const mail = renderEmail(testBrand(), {
    locale: 'en',
    email,
  })
  expect(mail.html).not.toContain('<img src=x>')
})

test('TRU-3 a mail loads nothing but the logo, which has one address for all recipients', () => {
  for (const email of sampleEmails) {
    const { html } = renderEmail(testBrand(), {
      locale: 'en',
      email,
    })
    expect(html).not.toMatch(/<(script|link|iframe)|url\(/)
    expect(html.match(/<img[^>]*src="[^"]*"/g)).toEqual([
      '<img src="https://harbour.example/api/mail-logo.png"',
    ])
  }
})
