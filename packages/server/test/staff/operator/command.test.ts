import { expect, test } from 'vitest'
import type { ActionRequest } from '../../../src/staff/actions/performAction.ts'
import { operatorCommand } from '../../../src/staff/operator/command.ts'
import { describePage, describeRefusal } from '../../../src/staff/operator/describeResponse.ts'

const typed = (words: string) => parse(words.split(' '))

async function parse(words: readonly string[]): Promise<ActionRequest | undefined> {
  let received: ActionRequest | undefined
  const program = operatorCommand(async (order) => {
    received = order
  })
  await program.parseAsync([...words], { from: 'user' })
  return received
}

test('PER-2 the command line reads figures, lists and who acts from words', async () => {
  const words =
    '--as Jo@bouquet.example make-code --brand harbour --code SPRING --value_percentage 20 --validity once --paymentmethods card,bank --reason spring'
  expect(await typed(words)).toEqual({
    name: 'make-code',
    as: 'Jo@bouquet.example',
    given: {
      brand: 'harbour',
      code: 'SPRING',
      value_percentage: 20,
      validity: 'once',
      paymentmethods: ['card', 'bank'],
      reason: 'spring',
    },
  })
})

test('PER-2 a page on the command line says how much there is and what to type for the next', () => {
  const order = {
    name: 'audit',
    given: { actor: 'command line', limit: 2 },
    as: 'jo@bouquet.example',
  }
  const page = { items: [1, 2], next: '2026-03-01T12:00:00.000Z~7', total: 1_000 }
  expect(describePage(order, { ...page, total_is_minimum: true })).toBe(
    "2 of more than 1,000. The next page: bouquet operate --as jo@bouquet.example audit --actor 'command line' --limit 2 --after 2026-03-01T12:00:00.000Z~7",
  )
  expect(describePage(order, { ...page, next: null, total: 2, total_is_minimum: false })).toBe(
    '2 of 2.',
  )
  expect(describePage({ name: 'ban', given: {} }, { ok: true })).toBeUndefined()
})

test('PER-2 what is typed for the next page is read back as the same list from there', async () => {
  const after = '2026-03-01T12:00:00.000Z~7'
  const given = { subject: 'member:it’s me', limit: '2' }
  const order = { name: 'audit', given }
  const said = describePage(order, { items: [], next: after, total: 9, total_is_minimum: false })
  const words = said?.split('bouquet operate ')[1] ?? ''
  const typedWords = words.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? []
  expect(await parse(typedWords)).toEqual({ name: 'audit', given: { ...given, after } })
})

test('PER-2 a refusal on the command line tells who decided before, and when', () => {
  const params = { by: 'Jo', at: '2026-03-01T12:00:00.000Z', act: 'photo.approve' }
  expect(describeRefusal({ code: 'already_decided', field: 'photo', params })).toContain(
    'already_decided (photo) [by: Jo, at: 2026-03-01T12:00:00.000Z, act: photo.approve]',
  )
})
