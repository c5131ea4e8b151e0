import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, areaOf } from '@bouquet/contract'
import { expect, test } from 'vitest'

/** Words with which a text sends its reader to a page or a setting, or says what a function does. */
const promising =
  /\b(settings|login page|choose|button|link in our e-mail|privacy mode|download|near me)\b/i

interface Promised {
  /** How the sentence begins. */
  readonly sentence: string
  readonly address: Address
  /** Key of what the reader presses or reads there. */
  readonly label: string
}

const promises: readonly Promised[] = [
  {
    sentence: 'If you cannot find our e-mail',
    address: '/settings',
    label: 'account:signup.resend',
  },
  {
    sentence: 'Open the profile or the chat and choose Block or Report.',
    address: '/members',
    label: 'people:block.open',
  },
  {
    sentence: 'In the settings you can turn on privacy mode',
    address: '/settings',
    label: 'settings:visibility.mode',
  },
  {
    sentence: 'In the settings, in one step.',
    address: '/settings',
    label: 'settings:title.deletion',
  },
  {
    sentence: 'For {{reactivationDays}} days you can bring the account back',
    address: '/account-deleted',
    label: 'settings:deleted.request',
  },
  {
    sentence: 'Choose the link to reset it on the login page.',
    address: '/login',
    label: 'account:login.forgot',
  },
  {
    sentence: 'You can withdraw your consent at any time in the settings',
    address: '/settings',
    label: 'account:profile.sensitive',
  },
  {
    sentence: 'Your profile appears on another brand only if',
    address: '/settings/visible',
    label: 'settings:visible.title',
  },
  {
    sentence: 'Your browser also remembers',
    address: '/members',
    label: 'people:near.action',
  },
  {
    sentence: 'You can download it yourself in the settings.',
    address: '/settings',
    label: 'settings:export.download',
  },
  {
    sentence: 'You choose a user name and a password',
    address: '/signup',
    label: 'common:signup.password',
  },
  {
    sentence: 'You can delete your account in the settings',
    address: '/settings',
    label: 'settings:deletion.submit',
  },
  {
    sentence: 'For {{reactivationDays}} days the link in our e-mail',
    address: '/account-deleted',
    label: 'settings:deleted.return',
  },
]

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const texts = join(import.meta.dirname, '../../../i18n/legal')
const locales = join(import.meta.dirname, '../../../i18n/locales/en')

/** Every text of a legal page, but not the ids of its sections. */
const textsIn = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(textsIn)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => (key === 'id' ? [] : textsIn(value)))
}

const sentences = globSync('*/en.json', { cwd: texts })
  .flatMap((file) => textsIn(read(join(texts, file))))
  .flatMap((text) => text.split(/(?<=[.?!])\s+/))

const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../src') }).map(
  (file) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8'),
)

test('PAG-5 every sentence of the legal pages that sends its reader somewhere is listed here', () => {
  const unlisted = sentences
    .filter((text) => promising.test(text))
    .filter((text) => !promises.some(({ sentence }) => text.startsWith(sentence)))
  expect(unlisted).toEqual([])
})

test.each(promises)('PAG-5 “$sentence” is kept at $address', ({ sentence, address, label }) => {
  expect(sentences.some((text) => text.startsWith(sentence))).toBe(true)
  expect(areaOf(address)).toBe('app')
  const [namespace = '', key = ''] = label.split(':')
  expect(read(join(locales, `${namespace}.json`))).toHaveProperty(key)
  expect(
    sources.some((code) => code.includes(`'${key}'`) || code.includes(`'${namespace}:${key}'`)),
  ).toBe(true)
})
