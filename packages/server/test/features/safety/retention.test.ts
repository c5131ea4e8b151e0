import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { decideComplaint, eraseEvidence } from '../../../src/features/safety/index.ts'
import { complaints } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const day = 86_400

/** A case about a profile with a photo, by a member. */
async function open() {
  const accused = await joinMember(server)
  await accused.client.call(calls.updateProfile, { body: { about: 'You are all fools' } })
  const { photo } = await accused.client.call(calls.uploadPhoto, { file: await picture() })
  await server.jobs.drain()
  const reporter = await joinMember(server, { name: 'Olga' })
  const { complaint, key } = await reporter.client.call(calls.complain, {
    body: {
      subject: { kind: 'profile', profile: accused.user.id },
      reason: 'fake_profile',
      text: 'This does not look right to me.',
    },
  })
  await accused.client.call(calls.deletePhoto, { body: { id: photo.id } })
  const { number } = complaint
  const decide = (reasons: string, seen: 'received' | 'appealed' = 'received') =>
    decideComplaint(
      { ...server.services, actor: 'staff:kim' },
      { brand: 'harbour', number, seen, decision: 'rejected', reasons },
    )
  const appeal = { body: { number, key, text: 'Look again at it, please.' } }
  return { appeal, decide }
}

async function evidence() {
  await eraseEvidence(server.services)
  const [row] = await server.db.select().from(complaints)
  const copies = server.photoFiles.names().filter((name) => name.startsWith(`case-${row?.id}`))
  return { about: row?.evidence.about, copies: copies.length, email: row?.email }
}

const whole = { about: 'You are all fools', copies: 1, email: 'olga@post.example' }
const erased = { about: undefined, copies: 0, email: null }

test('TRU-5 evidence stays while a case is undecided, and six months after the decision', async () => {
  const { appeal, decide } = await open()
  server.clock.pass(400 * day)
  expect(await evidence()).toEqual(whole)
  await decide('Nothing wrong')
  server.clock.pass(184 * day - 1)
  expect(await evidence()).toEqual(whole)
  server.clock.pass(1)
  expect(await evidence()).toEqual(erased)
  const [row] = await server.db.select().from(complaints)
  expect(row).toMatchObject({ decision: 'rejected', decisionReasons: 'Nothing wrong' })
  const later = await server.client().refused(calls.appealComplaint, appeal)
  expect(later).toMatchObject({ code: 'appeal_not_open' })
})

test('TRU-5 an appeal keeps the evidence until six months after the second decision', async () => {
  const { appeal, decide } = await open()
  await decide('Nothing wrong')
  server.clock.pass(180 * day)
  await server.client().call(calls.appealComplaint, appeal)
  server.clock.pass(100 * day)
  expect(await evidence()).toEqual(whole)
  await decide('Still nothing wrong', 'appealed')
  server.clock.pass(184 * day - 1)
  expect(await evidence()).toEqual(whole)
  server.clock.pass(1)
  expect(await evidence()).toEqual(erased)
})
