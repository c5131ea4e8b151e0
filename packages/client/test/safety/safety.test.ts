import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../../src/keys.ts'
import { blockMutation, blocksQuery, unblockMutation } from '../../src/safety/blocks.ts'
import {
  appealComplaintMutation,
  complainMutation,
  complaintQuery,
  complaintsQuery,
} from '../../src/safety/complaints.ts'
import { eachChange, eachReading } from '../support/eachCall.ts'
import { ada, ben } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

const search = keys.search({})
const chat = keys.conversation({ profile: ada })

/** Everything that lists or shows people. */
const people = [chat, keys.blocks, keys.chats, keys.likes, search, keys.member(ben)]

const number = '2026-000123'
const text = 'This is not the person in the pictures.'
const complaint = { subject: { kind: 'service' }, reason: 'scam', text } as const

eachChange(
  [...people, keys.credits, keys.complaints, keys.complaint({ number: '2026-000001' })],
  [
    {
      title: 'ACC-3 a block changes everything that shows people',
      make: ({ client, change }) => change(blockMutation(client), ada),
      calls: [['block', { body: { profile: ada } }]],
      refreshes: people,
    },
    {
      title: 'ACC-3 a block that is undone changes everything that shows people',
      make: ({ client, change }) => change(unblockMutation(client), ada),
      calls: [['unblock', { body: { profile: ada } }]],
      refreshes: people,
    },
    {
      title: 'ACC-4 a complaint is listed',
      make: ({ client, change }) => change(complainMutation(client), complaint),
      calls: [['complain', { body: complaint }]],
      refreshes: [keys.complaints, keys.complaint({ number: '2026-000001' })],
    },
    {
      title: 'ACC-4 an appeal is shown with its case, and listed',
      make: ({ client, change }) =>
        change(appealComplaintMutation(client), { number, key: 'secret', text }),
      calls: [['appealComplaint', { body: { number, key: 'secret', text } }]],
      response: { complaint: { number, status: 'appealed' } },
      shows: [[keys.complaint({ number, key: 'secret' }), { number, status: 'appealed' }]],
      refreshes: [keys.complaints],
    },
  ],
)

eachReading([
  {
    title: 'ACC-3 who is blocked',
    read: ({ client, cache }) => cache.fetchQuery(blocksQuery(client)),
    calls: [['blocks']],
    response: { blocked: [ada] },
    shown: [ada],
  },
  {
    title: 'ACC-4 cases of the member',
    read: ({ client, cache }) => cache.fetchQuery(complaintsQuery(client)),
    calls: [['complaints']],
    response: { complaints: [number] },
    shown: [number],
  },
  {
    title: 'ACC-4 a case by number and key',
    read: ({ client, cache }) =>
      cache.fetchQuery(complaintQuery(client, { number, key: 'secret' })),
    calls: [['complaint', { query: { number, key: 'secret' } }]],
    response: { complaint: 'decided' },
    shown: 'decided',
  },
])

test.each([
  ['a block does not ask for the open chat that it ends', blockMutation, 0],
  ['a block that is undone brings the open chat back', unblockMutation, 1],
] as const)('ACC-3 %s', async (_, mutation, times) => {
  const { client, cache, change } = stubCalls()
  let asked = 0
  cache.setQueryData(chat, 'open')
  const leave = new QueryObserver(cache, {
    queryKey: chat,
    queryFn: () => {
      asked += 1
      return 'open'
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined)
  await change(mutation(client), ada)
  expect(asked).toBe(times)
  leave()
})
