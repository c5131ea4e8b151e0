import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, findMistakes } from '../src/features/codes/codeFields.ts'
import { parseAmount } from '../src/features/payments/parseAmount.ts'
import { queryOf } from '../src/features/payments/paymentFilters.ts'

const now = Date.parse('2026-03-08T12:00:00Z')

test.each([
  ['9.90', 990],
  ['9,9', 990],
  [' 12 ', 1_200],
  ['0', null],
  ['1.234,50', null],
  ['-3', null],
  ['nine', null],
])('DSK-5 the amount %j is %j in the minor unit', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test('DSK-5 the last seven days are today and the six before', () => {
  expect(queryOf({ state: 'failed', brand: undefined, days: '7' }, now)).toEqual({
    state: 'failed',
    from: '2026-03-02',
  })
  expect(queryOf({ days: '1' }, now)).toEqual({ from: '2026-03-08' })
})

const draft = { ...emptyDraft('harbour'), code: 'spring', percent: '20', reason: 'spring letter' }

test('DSK-5 a new code needs what it is checked for, and a last day that is still to come', () => {
  expect(findMistakes(draft, now)).toEqual([])
  expect(findMistakes({ ...emptyDraft(''), percent: '95', minimum: '10' }, now)).toEqual([
    'brand',
    'code',
    'value_percentage',
    'currency',
    'reason',
  ])
  const lastDay = (expires: string | null) => findMistakes({ ...draft, hasEnd: true, expires }, now)
  expect(lastDay(null)).toEqual(['expires'])
  expect(lastDay('2026-03-01')).toEqual(['expires'])
  expect(lastDay('2026-04-01')).toEqual([])
})

test('DSK-5 a minimum is sent in the minor unit, and an empty field as nothing', () => {
  expect(bodyOf({ ...draft, minimum: '10', currency: 'EUR' })).toMatchObject({
    minimum_order_value: 1_000,
    user_id: null,
    expires: null,
  })
})
