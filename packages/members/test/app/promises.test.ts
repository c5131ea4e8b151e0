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
    sentence: 'In the settings, under “Delete the account”.',
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
    sentence: 'Your profile appears on another site only if',
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
  {
    sentence: 'The words next to the payment button say this',
    address: '/credits',
    label: 'payments:checkout.start_now',
  },
  {
    sentence: '[Choose which notices you receive]',
    address: '/notifications',
    label: 'settings:notices.row',
  },
  {
    sentence: 'Push notices are switched off',
    address: '/notifications',
    label: 'settings:notices.push_here',
  },
  {
    sentence: '[Change your settings or delete your account]',
    address: '/settings',
    label: 'settings:title.deletion',
  },
  { sentence: '[Set a new password]', address: '/reset-password', label: 'account:reset.submit' },
  {
    sentence: '[See your payments and receipts]',
    address: '/transactions',
    label: 'payments:title.transactions',
  },
  {
    sentence: 'You find the numbers of your purchases',
    address: '/transactions',
    label: 'payments:title.transactions',
  },
  ...[
    'The quickest way is the page [Withdraw from a contract]',
    'The page [Withdraw from a contract]',
    'You can still withdraw from a purchase',
    '[Withdraw from a purchase]',
  ].map(
    (sentence): Promised => ({
      sentence,
      address: '/pages/withdraw',
      label: 'payments:withdraw.confirm',
    }),
  ),
  ...[
    '[Report a problem]',
    'Write to {{supportEmail}}, or use the form [Report a problem]',
    'Write to {{supportEmail}}, call {{supportPhone}} or use the form [Report a problem]',
    'A payment, the site itself or something illegal',
  ].map(
    (sentence): Promised => ({
      sentence,
      address: '/complaints?report=service',
      label: 'safety:report.service',
    }),
  ),
  {
    sentence: 'You find it under [Your reports]',
    address: '/complaints',
    label: 'safety:title.complaints',
  },
  {
    sentence: 'You can appeal free of charge within six months: on the page of the [case]',
    address: '/complaints',
    label: 'safety:appeal.send',
  },
  {
    sentence: 'You can ask for a second decision once',
    address: '/complaints',
    label: 'safety:appeal.send',
  },
  {
    sentence: 'You can ask for a second decision on the page of your case.',
    address: '/complaints',
    label: 'safety:appeal.send',
  },
  {
    sentence: 'With privacy mode in the [settings]',
    address: '/settings',
    label: 'settings:visibility.mode_text',
  },
  {
    sentence: 'You find Block on the profile and in the chat',
    address: '/members',
    label: 'people:block.open',
  },
  {
    sentence: 'A member, a photo or a message: open the menu there and choose Report.',
    address: '/members',
    label: 'people:report.open',
  },
  {
    sentence: 'Choose a reason and say in your own words what happened.',
    address: '/complaints?report=service',
    label: 'safety:report.service_text',
  },
]

/** Sentences about settings of a browser or a device, which are not ours. */
const elsewhere = [
  'You can see and delete cookies and stored data in the settings of your browser.',
  'Settings of your device',
]

interface Rule {
  /** How the sentence begins. */
  readonly sentence: string
  /** The file that keeps it, from the root of the repository, and what stands in it. */
  readonly by: readonly [file: string, code: string]
}

const complaints = 'packages/server/src/features/safety/complaints'
const server = 'packages/server/src'

/** Promises that no screen keeps, but the server or a check. */
const rules: readonly Rule[] = [
  {
    sentence: 'A person from our team looks at the case and decides; no',
    by: [`${complaints}/bans.ts`, 'StaffContext'],
  },
  {
    sentence: 'You are logged out on every device',
    by: [`${complaints}/bans.ts`, 'member: id }, { except: null })'],
  },
  {
    sentence: 'Nobody sees your profile any more.',
    by: [
      `${server}/features/members/accountState.rules.ts`,
      "profileStatus: isPublic(state) ? 'active' : 'disabled'",
    ],
  },
  {
    sentence: 'We send you no more notices.',
    by: [`${server}/platform/mail/mailRules.rules.ts`, "recipient.status !== 'banned'"],
  },
  {
    sentence: 'When you try to log in, the page says',
    by: ['packages/i18n/locales/en/errors.json', 'We have closed this account.'],
  },
  {
    sentence: 'If the ban was a mistake, we lift it',
    by: [`${complaints}/bans.ts`, 'export async function liftBan'],
  },
  {
    sentence: 'With the form you receive a case number by e-mail',
    by: [`${complaints}/sendComplaintEmail.ts`, 'number'],
  },
  {
    sentence: 'You receive the decision with its reasons by e-mail',
    by: [`${complaints}/decideComplaint.ts`, 'sendComplaintEmail'],
  },
  {
    sentence: 'A copy goes along as evidence.',
    by: [`${complaints}/fileComplaint.ts`, 'Evidence'],
  },
  {
    sentence: 'Without an account we need your e-mail address',
    by: ['packages/contract/src/safety/schema.ts', 'email: emailAddressSchema.optional()'],
  },
  {
    sentence: 'We can take down a photo, keep back a message',
    by: ['packages/contract/src/staff/safety.actions.ts', 'keep it back for good'],
  },
  {
    sentence: 'You receive an e-mail that acknowledges what you declared',
    by: ['packages/i18n/locales/en/mail.json', 'Withdrawal received'],
  },
  {
    sentence: 'Account holder and IBAN of a direct debit: 14 months',
    by: [
      `${server}/features/payments/directDebit/eraseBankAccounts.ts`,
      'const evidenceDays = 426',
    ],
  },
  {
    sentence: 'They like nobody of their own accord.',
    by: [`${server}/features/likes/introductions/introduceMember.ts`, 'insertIntroducedLike'],
  },
  {
    sentence: 'Photos in the chat are blurred until you open them.',
    by: ['packages/i18n/locales/en/chat.json', 'It stays blurred until you open it.'],
  },
  {
    sentence: 'Whoever you block can neither see you',
    by: ['packages/server/src/features/members/blocks.store.ts', 'function isBlocked('],
  },
  {
    sentence: 'The contrast of text and controls, in light and in dark',
    by: ['packages/theme/package.json', '"contrast"'],
  },
  {
    sentence: 'Every page with an automatic test for known barriers',
    by: ['sites/dating/e2e/pages.e2e.test.ts', 'checkAccessibility'],
  },
]

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const texts = join(import.meta.dirname, '../../../i18n/legal')
const locales = join(import.meta.dirname, '../../../i18n/locales/en')

/** Every text of a legal page, but not the ids and headings of its sections. */
const textsIn = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(textsIn)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'id' || key === 'heading' ? [] : textsIn(value),
  )
}

/** A link into the members area promises what it names. */
const isPromise = (text: string) => promising.test(text) || text.includes('](/')

const sentences = globSync('*/en.json', { cwd: texts })
  .flatMap((file) => textsIn(read(join(texts, file))))
  .flatMap((text) => text.split(/(?<=[.?!])\s+/))

const sources = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../src') }).map(
  (file) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8'),
)

test('PAG-5 every sentence of the legal pages that sends its reader somewhere is listed here', () => {
  const unlisted = sentences
    .filter(isPromise)
    .filter((text) => !elsewhere.some((sentence) => text.startsWith(sentence)))
    .filter((text) => !promises.some(({ sentence }) => text.startsWith(sentence)))
  expect(unlisted).toEqual([])
})

test.each(promises)('PAG-5 “$sentence” is kept at $address', ({ sentence, address, label }) => {
  expect(sentences.some((text) => text.startsWith(sentence))).toBe(true)
  expect(areaOf(address.replace(/\?.*/, ''))).toBe('app')
  const [namespace = '', key = ''] = label.split(':')
  expect(read(join(locales, `${namespace}.json`))).toHaveProperty(key)
  expect(
    sources.some((code) => code.includes(`'${key}'`) || code.includes(`'${namespace}:${key}'`)),
  ).toBe(true)
})

test.each(rules)('PAG-5 “$sentence” is kept by $by.0', ({ sentence, by: [file, code] }) => {
  expect(sentences.some((text) => text.startsWith(sentence))).toBe(true)
  expect(readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8')).toContain(code)
})
