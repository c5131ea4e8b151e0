import type { Complaint } from '@bouquet/contract'
import { complaintSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { appealEnd, caseKeyIn, caseState } from '../../../src/features/safety/complaints.rules.ts'
import { reportReasons } from '../../../src/features/safety/reports.rules.ts'

const decidedAt = '2026-03-01T10:00:00.000Z'
const decided = { decision: 'rejected', reasons: 'No rule was broken.', decided_at: decidedAt }

const complaint = (more: object): Complaint =>
  complaintSchema.parse({
    number: '2026-000123',
    subject: { kind: 'service' },
    reason: 'payment',
    text: 'I paid twice for one package.',
    status: 'received',
    received_at: '2026-02-28T10:00:00.000Z',
    decision: null,
    appeal: null,
    ...more,
  })

test('ACC-4 a case can be appealed once, for 184 days after its decision', () => {
  const now = Date.parse(decidedAt)
  const open = complaint({ status: 'decided', decision: decided })
  expect(appealEnd(complaint({}), now)).toBeNull()
  expect(appealEnd(open, now)).toBe('2026-09-01T10:00:00.000Z')
  expect(appealEnd(open, Date.parse('2026-09-01T10:00:00.000Z'))).toBeNull()
  expect(appealEnd(complaint({ status: 'appealed', decision: decided }), now)).toBeNull()
})

test('ACC-4 the second decision counts once it is made', () => {
  const appeal = { text: 'Please look again.', appealed_at: decidedAt, decision: null }
  const second = { ...appeal, decision: { ...decided, decision: 'upheld' } }
  expect(caseState(complaint({ status: 'decided', decision: decided }))).toBe('rejected')
  expect(caseState(complaint({ status: 'appealed', decision: decided, appeal }))).toBe('appealed')
  expect(caseState(complaint({ status: 'closed', decision: decided, appeal: second }))).toBe(
    'upheld',
  )
})

test('ACC-4 the link of a receipt, or its key alone, opens a case', () => {
  const key = 'b3Vxd2VydHl1aW9wYXNkZmdoamtsenhjdmI'
  const link = `https://amberline.example/complaints?number=2026-000123&key=${key}`
  expect(caseKeyIn(` ${link} `)).toEqual({ number: '2026-000123', key })
  expect(caseKeyIn(key)).toEqual({ number: undefined, key })
  expect(caseKeyIn('https://amberline.example/complaints?number=2026-000123')).toBeNull()
  expect(caseKeyIn('2026-000123')).toBeNull()
})

test('ACC-4 a case stands as received until somebody has decided, and one without a decision cannot be appealed', () => {
  expect(caseState(complaint({}))).toBe('received')
  expect(caseState(complaint({ status: 'received', decision: decided }))).toBe('received')
  const undecided = { text: 'Please look again.', appealed_at: decidedAt, decision: null }
  expect(caseState(complaint({ status: 'decided' }))).toBe('received')
  expect(caseState(complaint({ status: 'decided', decision: decided, appeal: undecided }))).toBe(
    'rejected',
  )
  expect(appealEnd(complaint({ status: 'decided' }), Date.parse(decidedAt))).toBeNull()
  expect(
    appealEnd(complaint({ status: 'closed', decision: decided }), Date.parse(decidedAt)),
  ).toBeNull()
  const last = Date.parse('2026-09-01T10:00:00.000Z') - 1
  expect(appealEnd(complaint({ status: 'decided', decision: decided }), last)).not.toBeNull()
})

test.each([
  [15, false],
  [16, true],
  [60, true],
  [61, false],
])('ACC-4 a key of %i characters opens a case: %s', (length, opens) => {
  const key = 'a-_9'.repeat(16).slice(0, length)
  expect(caseKeyIn(key)).toEqual(opens ? { number: undefined, key } : null)
})

test('ACC-4 a key with other characters opens none', () => {
  expect(caseKeyIn(`${'a'.repeat(20)}!`)).toBeNull()
  expect(caseKeyIn(`!${'a'.repeat(20)}`)).toBeNull()
  expect(caseKeyIn(`https://amberline.example/complaints?key=${'a'.repeat(20)}`)).toEqual({
    number: undefined,
    key: 'a'.repeat(20),
  })
})

test.each(Object.entries(reportReasons))(
  'ACC-4 a report of a %s offers reasons that fit, each once, with “other” last',
  (_kind, reasons) => {
    expect(new Set(reasons).size).toBe(reasons.length)
    expect(reasons.at(-1)).toBe('other')
  },
)
