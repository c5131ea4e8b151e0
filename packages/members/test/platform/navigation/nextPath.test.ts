import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { readReturnPath } from '../../../src/features/payments/returnPath.ts'
import { linkTarget, nextSchema, openPath } from '../../../src/platform/navigation/paths.ts'

afterEach(() => vi.unstubAllGlobals())

const tricks = [
  '/\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  '/api/logout.php',
]

test.each(tricks)('RTE-10 next=%s is not followed after a login or a purchase', (next) => {
  expect(nextSchema.parse(next)).toBeUndefined()
})

test('RTE-10 next leads back to the page that a visitor came from', () => {
  expect(nextSchema.parse('/members/anna/chat')).toBe('/members/anna/chat')
  expect(nextSchema.parse(undefined)).toBeUndefined()
  expect(nextSchema.parse(7)).toBeUndefined()
})

test.each(tricks)('RTE-10 %s kept from an earlier visit is not offered after a payment', (next) => {
  const storage = memoryStorage()
  storage.setItem('bouquet.after-payment.payment-1', next)
  expect(readReturnPath(storage, 'payment-1')).toBeNull()
})

test.each([
  '/\\evil.example',
  '//evil.example',
  '/.//evil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
])('RTE-10 a link to %s is none', (href) => expect(linkTarget(href)).toEqual({ kind: 'none' }))

test.each([
  ['/settings?export=gone', 'in place'],
  ['/pages/withdraw', 'in place'],
  ['/pages/terms', 'by the browser'],
  ['/de/pages/terms', 'by the browser'],
  ['/', 'by the browser'],
])('RTE-10 after a login %s opens %s', (next, way) => {
  const [assign, openScreen] = [vi.fn(), vi.fn()]
  vi.stubGlobal('location', { assign })
  openPath(next, openScreen)
  const [used, unused] = way === 'in place' ? [openScreen, assign] : [assign, openScreen]
  expect(used).toHaveBeenCalledExactlyOnceWith(next)
  expect(unused).not.toHaveBeenCalled()
})

test('RTE-10 links of the site lead where they say', () => {
  expect(linkTarget('/chats')).toEqual({ kind: 'screen', href: '/chats' })
  expect(linkTarget('/de/pages/terms')).toEqual({ kind: 'page', href: '/de/pages/terms' })
  expect(linkTarget('see https://company.example/')).toEqual({ kind: 'none' })
  for (const href of [
    '#found',
    'http://company.example/',
    'https://company.example/',
    'mailto:help@harbour.example',
    'tel:+31201234567',
  ]) {
    expect(linkTarget(href)).toEqual({ kind: 'page', href })
  }
})
