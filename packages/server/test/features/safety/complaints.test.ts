import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { translator } from '@bouquet/i18n/node'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  banMember,
  decideComplaint,
  liftBan,
  listComplaints,
} from '../../../src/features/safety/index.ts'
import { readAudit } from '../../../src/platform/audit.ts'
import { complaints } from '../../../src/tables/index.ts'
import { joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const staff = { actor: 'staff:kim' }
const t = translator('en')
const text = 'This does not look right to me.'

const about = (profile: ReturnType<typeof calls.member.query.shape.id.parse>) => ({
  subject: { kind: 'profile' as const, profile },
  reason: 'fake_profile' as const,
  text,
})

const evidenceOf = async (number: string) => {
  const rows = await server.db.select().from(complaints)
  return rows.find(({ serial }) => number.endsWith(String(serial)))?.evidence
}

describe('complaining', () => {
  test('ACC-4 a visitor complains, gets a case number and a receipt, and reads on by its key', async () => {
    const { user } = await joinMember(server)
    const visitor = server.client()
    const body = { ...about(user.id), email: 'witness@post.example' }
    const { complaint, key } = await visitor.call(calls.complain, { body })
    expect(complaint).toMatchObject({ status: 'received', decision: null, appeal: null })
    expect(complaint.number).toMatch(/^2026-\d{6}$/)
    const [mail] = await mailsTo(server, 'witness@post.example')
    expect(mail?.subject).toContain(complaint.number)
    expect(await linkTo(server, 'witness@post.example')).toContain(key)
    const query = { number: complaint.number, key }
    const later = await server.client().call(calls.complaint, { query })
    expect(later.complaint).toEqual(complaint)
  })

  test('ACC-4 while a slow store copies the photos of a case, others are served', async () => {
    const accused = await joinMember(server)
    await accused.client.call(calls.uploadPhoto, { file: await picture() })
    await server.jobs.drain()
    const copying = Promise.withResolvers<boolean>()
    const begun = Promise.withResolvers<void>()
    const copy = vi.spyOn(server.services.photoFiles, 'copy').mockImplementation(() => {
      begun.resolve()
      return copying.promise
    })
    onTestFinished(() => copy.mockRestore())
    const complaining = server.client().call(calls.complain, { body: about(accused.user.id) })
    await begun.promise
    expect((await accused.client.call(calls.getUser)).user?.id).toBe(accused.user.id)
    copying.resolve(true)
    const { complaint } = await complaining
    expect((await evidenceOf(complaint.number))?.files).toHaveLength(1)
  })

  test('PER-1 a case is closed to everybody without its key', async () => {
    const { user } = await joinMember(server)
    const { client } = await joinMember(server, { name: 'Olga' })
    const { complaint } = await client.call(calls.complain, { body: about(user.id) })
    const { number } = complaint
    for (const query of [{ number }, { number, key: 'guessed' }, { number: '2026-999999' }]) {
      expect((await server.client().refused(calls.complaint, { query })).code).toBe('not_found')
    }
    expect((await client.call(calls.complaint, { query: { number } })).complaint.number).toBe(
      number,
    )
    expect((await client.call(calls.complaints)).complaints).toHaveLength(1)
  })

  test('TRU-5 what a profile said and showed is kept with the case when it is changed', async () => {
    const { client, user } = await joinMember(server)
    await client.call(calls.updateProfile, { body: { about: 'You are all fools' } })
    const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
    await server.jobs.drain()
    const { complaint } = await server.client().call(calls.complain, { body: about(user.id) })
    await client.call(calls.updateProfile, { body: { about: '' } })
    await client.call(calls.deletePhoto, { body: { id: photo.id } })
    const stored = await evidenceOf(complaint.number)
    expect(stored).toMatchObject({ name: 'Mara', about: 'You are all fools' })
    expect(stored?.files).toHaveLength(1)
    expect(server.photoFiles.names()).toContain(stored?.files?.[0])
  })

  test('TRU-5 a message is kept with those before it; only who received it can complain of it', async () => {
    const ada = await joinMember(server, { name: 'Ada' })
    const bo = await joinMember(server, { name: 'Bo' })
    const olga = await joinMember(server, { name: 'Olga' })
    const say = async (said: string) => {
      const client_id = clientMessageIdSchema.parse(randomUUID())
      const body = { profile: bo.user.id, text: said, client_id }
      return (await ada.client.call(calls.sendMessage, { body })).message
    }
    await say('Hello')
    const { id } = await say('You are ugly')
    const body = {
      subject: { kind: 'message' as const, message: id },
      reason: 'harassment' as const,
      text,
    }
    for (const { client } of [ada, olga]) {
      expect((await client.refused(calls.complain, { body })).code).toBe('not_found')
    }
    const { complaint } = await bo.client.call(calls.complain, { body })
    const stored = await evidenceOf(complaint.number)
    expect(stored?.messages?.map((message) => message.body)).toEqual([
      { kind: 'text', text: 'Hello' },
      { kind: 'text', text: 'You are ugly' },
    ])
  })

  test('ACC-4 a photo and the service can be complained of too', async () => {
    const { client, user } = await joinMember(server)
    await client.call(calls.uploadPhoto, { file: await picture() })
    await server.jobs.drain()
    const visitor = server.client()
    const { profile } = await visitor.call(calls.member, { query: { id: user.id } })
    const [photo] = profile.photos
    if (!photo) throw new Error('There is no photo.')
    const ofPhoto = await visitor.call(calls.complain, {
      body: { subject: { kind: 'photo', photo: photo.id }, reason: 'intimate_picture', text },
    })
    expect((await evidenceOf(ofPhoto.complaint.number))?.files).toHaveLength(1)
    await visitor.call(calls.complain, {
      body: { subject: { kind: 'service' }, reason: 'payment', text },
    })
    const open = await listComplaints(server.db, { brand: 'harbour', state: 'open', limit: 50 })
    expect(open.total).toBe(2)
  })
})

describe('deciding', () => {
  async function opened() {
    const accused = await joinMember(server)
    const { client, user } = await joinMember(server, { name: 'Olga' })
    const { complaint } = await client.call(calls.complain, { body: about(accused.user.id) })
    const { number } = complaint
    const decide = (
      decision: 'upheld' | 'rejected',
      reasons: string,
      seen: 'received' | 'appealed' = 'received',
    ) =>
      decideComplaint(
        { ...server.services, ...staff },
        {
          brand: 'harbour',
          number,
          seen,
          decision,
          reasons,
        },
      )
    const read = async () => (await client.call(calls.complaint, { query: { number } })).complaint
    return { accused, client, user, number, decide, read }
  }

  test('ACC-4 a decision is told with its reasons, by mail too, and stands in the audit log', async () => {
    const { user, number, decide, read } = await opened()
    const { id } = await decide('rejected', 'The pictures are their own.')
    expect((await read()).decision).toMatchObject({
      decision: 'rejected',
      reasons: 'The pictures are their own.',
    })
    const mail = (await mailsTo(server, user.email)).at(-1)
    expect(mail?.text).toContain('The pictures are their own.')
    expect(mail?.text).toContain('http://harbour.localhost:4321/complaints?number=')
    const link = new URLSearchParams((await linkTo(server, user.email)).split('?')[1])
    const query = { number, key: link.get('key') ?? '' }
    const byMail = await server.client().call(calls.complaint, { query })
    expect(byMail.complaint.decision?.reasons).toBe('The pictures are their own.')
    expect(
      await readAudit(server.db, { brand: 'harbour', subject: `complaint:${id}` }),
    ).toMatchObject([{ actor: 'staff:kim', act: 'complaint.decided.rejected' }])
  })

  test('ACC-4 one appeal leads to a second decision and no third', async () => {
    const { client, number, decide, read } = await opened()
    const appeal = { body: { number, text: 'Please look at it once more.' } }
    expect((await client.refused(calls.appealComplaint, appeal)).code).toBe('appeal_not_open')
    await decide('rejected', 'Nothing was found.')
    await client.call(calls.appealComplaint, appeal)
    expect((await client.refused(calls.appealComplaint, appeal)).code).toBe('appeal_not_open')
    await decide('upheld', 'The second look found it.', 'appealed')
    expect(await read()).toMatchObject({
      status: 'closed',
      decision: { decision: 'rejected' },
      appeal: { decision: { decision: 'upheld' } },
    })
    const third = decide('rejected', 'Again', 'appealed')
    await expect(third).rejects.toMatchObject({
      code: 'already_decided',
      params: { by: 'staff:kim', act: 'complaint.closed.upheld' },
    })
  })

  test('ACC-4 a banned member is out at once, seen by nobody, and the action is recorded', async () => {
    const { accused } = await opened()
    const ban = { brand: 'harbour', member: accused.user.id, reason: 'Fake profile' }
    await banMember({ ...server.services, ...staff }, ban)
    expect((await accused.client.call(calls.getUser)).user).toBeNull()
    const seen = await server.client().refused(calls.member, { query: { id: accused.user.id } })
    expect(seen.code).toBe('not_found')
    expect(
      await readAudit(server.db, { brand: 'harbour', subject: `member:${accused.user.id}` }),
    ).toMatchObject([{ act: 'member.ban', reason: 'Fake profile' }])
    const rows = await server.db
      .select()
      .from(complaints)
      .where(eq(complaints.accused, accused.user.id))
    expect(rows).toHaveLength(1)
  })

  test('ACC-4 PSH-3 a banned member is mailed the reason and the way to appeal, and that the ban is lifted', async () => {
    const { accused } = await opened()
    const { email, id: member } = accused.user
    const ban = { brand: 'harbour', member, reason: 'You asked several people for money.' }
    await banMember({ ...server.services, ...staff }, ban)
    const mail = (await mailsTo(server, email)).at(-1)
    expect(mail?.subject).toBe(t('mail:banned.subject'))
    expect(mail?.text).toContain('You asked several people for money.')
    expect(await linkTo(server, email)).toContain('/complaints?report=service')

    await liftBan({ ...server.services, ...staff }, { ...ban, reason: 'It was somebody else.' })
    const last = (await mailsTo(server, email)).at(-1)
    expect(last?.subject).toBe(t('mail:ban_lifted.subject'))
    expect(last?.text).not.toContain('It was somebody else.')
  })
})
