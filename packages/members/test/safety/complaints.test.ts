import { type Complaint, complaintSchema } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { appealEnd, caseKeyIn, caseState } from '../../src/safety/complaints.rules.ts'

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
