import { expect, test } from 'vitest'
import { fillChats, fillPeople, memberId } from '../../../bench/fill.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { testServer } from '../../support/server.ts'
import { fillDesk } from './fillDesk.ts'
import { planSnapshots } from './planSnapshots.ts'

const server = await testServer()
const { clock, db } = server
const { bigTables, matchPlans, settle } = await planSnapshots(server, 'lists.test.ts')
const brand = server.brand.id
const people = 20_000
const reason = 'wrote to support'

const list = (name: string, given: object) => () =>
  performAction({ ...server.services, database: server.database }, { name, given })

/** Where a page in the midst begins. */
const after = `${clock.now().toISOString()}~${memberId(1)}`

const lists = {
  'desk-photos': list('photos', {}),
  'desk-photos-next': list('photos', { after }),
  'desk-photos-brand': list('photos', { brand }),
  'desk-photos-member': list('photos', { member: memberId(100) }),
  'desk-photos-rejected': list('photos', { state: 'rejected' }),
  'desk-messages': list('messages', { brand }),
  'desk-messages-kind': list('messages', { kind: 'money' }),
  'desk-messages-kept': list('messages', { state: 'kept' }),
  'desk-complaints': list('complaints', { brand }),
  'desk-complaints-appealed': list('complaints', { state: 'appealed' }),
  'desk-complaints-accused': list('complaints', { accused: memberId(100), state: 'decided' }),
  'desk-complaints-decided': list('complaints', { state: 'decided', after }),
  'desk-codes': list('codes', { brand }),
  'desk-payments': list('payments', {}),
  'desk-payments-filters': list('payments', { brand, state: 'failed', method: 'card', after }),
  'desk-payments-days': list('payments', { from: '2026-01-01', currency: 'EUR' }),
  'desk-payments-member': list('payments', { member: memberId(100) }),
  'desk-payment': list('payment', { payment: 'ORDER-7' }),
  'desk-disputes': list('disputes', { state: 'open' }),
  'desk-refund-requests': list('refund-requests', {}),
  'desk-refund-requests-decided': list('refund-requests', { brand, state: 'approved' }),
  'desk-reconciliation': list('reconciliation', { brand }),
  'desk-find-members-email': list('find-members', { search: 'nobody@post.example', reason }),
  'desk-find-members-name': list('find-members', { search: 'Somebody', reason }),
  'desk-find-members-order': list('find-members', { search: 'ORDER-777', reason }),
  'desk-member-record': list('member-record', { brand, member: memberId(100), reason }),
  'desk-erasure-requests': list('erasure-requests', {}),
  'desk-audit': list('audit', {}),
  'desk-audit-actor': list('audit', { actor: 'staff:7' }),
  'desk-audit-act': list('audit', { act: 'member.ban', from: '2020-01-01' }),
  'desk-audit-subject': list('audit', { subject: 'photo:7' }),
  'desk-figures': list('figures', { from: '2026-02-01', to: '2026-02-28', group: 'lander' }),
  'desk-figures-brand': list('figures', { from: '2026-02-01', to: '2026-02-28', brand }),
  'desk-figures-cohorts': list('figures-cohorts', { from: '2026-01-05', to: '2026-02-28', brand }),
  'desk-queues': list('queues', {}),
  'desk-queues-brand': list('queues', { brand }),
  'desk-failed-mails': list('failed-mails', {}),
  'desk-brands': list('brands', {}),
  'desk-review-context': list('review-context', { brand, member: memberId(100) }),
}

test('PER-2 how the lists of the desk are answered: little that waits among much, by indexes', async () => {
  const filling = { brand, count: people, now: clock.now() }
  await fillPeople(db, filling)
  await fillChats(db, { ...filling, perMember: 1, perConversation: 3 })
  await fillDesk(db, filling)
  await settle()
  expect(await bigTables()).toEqual(
    expect.arrayContaining([
      'photos',
      'message_reviews',
      'complaints',
      'audit_log',
      'payments',
      'refunds',
      'disputes',
      'figures',
      'figure_cohorts',
    ]),
  )
  expect(await matchPlans(lists)).toEqual([])
})
