import { expect, test } from 'vitest'
import { visibleWords } from '../../src/core/words.schema.ts'
import { calls, profileUpdateSchema, sendMessageSchema, signupSchema } from '../../src/schemas.ts'

test('CHT-10 words keep their lines and lose what turns them round or hides in them', () => {
  expect(visibleWords(' One\r\ntwo\u0000 \u202Eeerht\u202C ')).toBe('One\ntwo eerht')
  expect(visibleWords('me\u200Bet\u2060 \u00ADyou\uFEFF\u3164')).toBe('meet you')
})

test.each(['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'שלום', 'مرحبا', 'Zoë', 'a\tb\n\nc'])(
  'CHT-10 %j is written as it is typed',
  (typed) => {
    expect(visibleWords(typed)).toBe(typed.normalize('NFC'))
  },
)

test('CHT-10 every text for others is cleaned where it comes in', () => {
  const typed = 'moc.liam@\u202Earam, I mean it'
  const seen = 'moc.liam@aram, I mean it'
  expect(sendMessageSchema.shape.text.parse(typed)).toBe(seen)
  expect(signupSchema.shape.signup_message.parse(typed)).toBe(seen)
  for (const field of ['about', 'city', 'region'] as const)
    expect(profileUpdateSchema.parse({ [field]: typed })).toEqual({ [field]: seen })
  expect(calls.complain.body.shape.text.parse(typed)).toBe(seen)
  expect(calls.appealComplaint.body.shape.text.parse(typed)).toBe(seen)
})
