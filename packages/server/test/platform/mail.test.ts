import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import type { Letter } from '../../src/platform/mail/letter.ts'
import { renderLetter } from '../../src/platform/mail/renderLetter.ts'
import { testBrand } from '../support/brand.ts'

const link = 'https://harbour.example/api/activate.php?token=abc&x=1'
const letters: readonly Letter[] = [
  { kind: 'confirm', name: 'Mara', link },
  { kind: 'reset', name: 'Mara', link },
  {
    kind: 'receipt',
    name: 'Mara',
    link,
    number: '2026-17',
    credits: 100,
    price: { amount: 1999, currency: 'EUR' },
    method: 'card',
    paid_at: '2026-03-01T12:00:00Z',
  },
]

test.each(localeCodes)('PSH-3 every mail exists in %s, as HTML and as text', (locale) => {
  for (const letter of letters) {
    const mail = renderLetter(testBrand(), {
      brand: 'harbour',
      to: 'm@post.example',
      locale,
      letter,
    })
    expect(mail.subject).not.toBe('')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain('activate.php?token=abc&amp;x=1')
    expect(mail.html).toContain('Quay Media B.V.')
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/\{\{|mail:|undefined/)
  }
})

test('PSH-3 what a member calls themselves cannot become markup', () => {
  const letter: Letter = { kind: 'reset', name: '<img src=x>', link }
  const mail = renderLetter(testBrand(), {
    brand: 'harbour',
    to: 'm@post.example',
    locale: 'en',
    letter,
  })
  expect(mail.html).not.toContain('<img')
})

test('TRU-3 a mail loads nothing from anywhere', () => {
  for (const letter of letters) {
    const { html } = renderLetter(testBrand(), {
      brand: 'harbour',
      to: 'm@post.example',
      locale: 'en',
      letter,
    })
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/)
  }
})
