import { type Locale, localeCodes } from '@bouquet/contract'
import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { translator } from '@bouquet/i18n/node'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renderEmail } from '../../../src/platform/mail/renderEmail.ts'
import { auditLog, complaints, mailbox, members } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({ demo: false })
const brand = server.brand.id
const text = 'He asked me for money.'
const reasons = 'Die Person hat um Geld gebeten.'

async function accuse() {
  const { user } = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  const profile = memberIdSchema.parse(user.id)
  return { subject: { kind: 'profile', profile }, reason: 'scam', text } as const
}

async function report(email: string, language: Locale = 'de') {
  const body = await accuse()
  const reporter = await joinMember(server, { email })
  await server.db.update(members).set({ language }).where(eq(members.id, reporter.user.id))
  const { complaint } = await reporter.client.call(calls.complain, { body })
  return { ...reporter, number: complaint.number }
}

/** A mail with each of its addresses taken out, but for that of the logo. */
const withoutLinks = (mail: { readonly subject: string; text: string; html: string } | undefined) =>
  mail && {
    subject: mail.subject,
    text: mail.text.replaceAll(/https?:\S+/g, '-'),
    html: mail.html
      .replaceAll(/(?<=href=")[^"]*/g, '-')
      .replaceAll(/(?<=>)https?:[^<]*(?=<)/g, '-'),
  }

const stored = async () => ({
  cases: await server.db.select().from(complaints),
  people: await server.db.select().from(members),
  log: await server.db.select().from(auditLog),
  mails: await server.db.select().from(mailbox),
})

test.each(['upheld', 'rejected'] as const)(
  'DSK-3 what is previewed of a decision (%s), first and after an appeal, is what is mailed but for its links',
  async (decision) => {
    const { client, number, user } = await report(`${decision}@post.example`)
    const moderator = await seatStaff(server, 'moderator')
    const colleague = await seatStaff(server, 'moderator', 'Bo')
    for (const [seen, desk] of [
      ['received', moderator],
      ['appealed', colleague],
    ] as const) {
      const body = { brand, number, seen, decision, reasons }
      const preview = await desk.client.call(staffActions['preview-decision'], { body })
      await desk.client.call(staffActions['decide-complaint'], { body })
      const mail = (await mailsTo(server, user.email)).at(-1)
      expect(preview).toMatchObject({ locale: 'de', is_mailed: true })
      expect(withoutLinks(preview)).toEqual(withoutLinks(mail))
      expect(preview.text).toContain(reasons)
      expect(mail?.text).toContain('/complaints?number=')
      expect(preview.text).not.toMatch(/complaints\?|token|key=/)
      if (seen === 'received')
        await client.call(calls.appealComplaint, { body: { number, text: 'Please look again.' } })
    }
  },
)

test('DSK-3 what is previewed of a ban is what the member is mailed but for its links', async () => {
  const moderator = await seatStaff(server, 'moderator')
  const { user } = await joinMember(server, { name: 'Kim' })
  const body = { brand, member: user.id, reason: 'You asked others for money.' }
  const preview = await moderator.client.call(staffActions['preview-ban'], { body })
  await moderator.client.call(staffActions.ban, { body })
  const mail = (await mailsTo(server, user.email)).at(-1)
  expect(withoutLinks(preview)).toEqual(withoutLinks(mail))
  expect(preview).toMatchObject({ locale: 'en', is_mailed: true })
})

test('DSK-3 a preview stores, records and mails nothing', async () => {
  const moderator = await seatStaff(server, 'moderator')
  const { number, user } = await report('quiet@post.example')
  await server.jobs.drain()
  const before = await stored()
  const decision = { brand, number, decision: 'upheld', reasons } as const
  await moderator.client.call(staffActions['preview-decision'], { body: decision })
  const ban = { brand, member: user.id, reason: reasons }
  await moderator.client.call(staffActions['preview-ban'], { body: ban })
  await server.jobs.drain()
  expect(await stored()).toEqual(before)
})

test('DSK-3 a preview says when there is nobody to mail', async () => {
  const moderator = await seatStaff(server, 'moderator')
  const { complaint } = await server.client().call(calls.complain, { body: await accuse() })
  const body = { brand, number: complaint.number, decision: 'upheld', reasons } as const
  const preview = await moderator.client.call(staffActions['preview-decision'], { body })
  expect(preview).toMatchObject({ is_mailed: false })
  expect(preview.text).toContain(reasons)
})

test('DSK-3 previews are for moderators, and of what there is', async () => {
  const moderator = await seatStaff(server, 'moderator')
  const support = await seatStaff(server, 'support')
  const { number, user } = await report('roles@post.example')
  const decision = { brand, number, decision: 'upheld', reasons } as const
  const ban = { brand, member: user.id, reason: reasons }
  const refused = support.client.refused
  expect(await refused(staffActions['preview-decision'], { body: decision })).toMatchObject({
    code: 'forbidden',
  })
  expect(await refused(staffActions['preview-ban'], { body: ban })).toMatchObject({
    code: 'forbidden',
  })
  const absent = { ...decision, number: '2026-999999' }
  expect(
    await moderator.client.refused(staffActions['preview-decision'], { body: absent }),
  ).toMatchObject({ code: 'not_found', field: 'number' })
})

test.each(localeCodes)(
  'DSK-3 a decision says in %s that a person made it and where to turn, and offers no second appeal',
  (locale) => {
    const t = translator(locale)
    const common = { name: '', link: 'https://harbour.example/#', number: '2026-000017', reasons }
    const textOf = (kind: 'complaint_upheld' | 'complaint_rejected', after_appeal: boolean) =>
      renderEmail(testBrand(), { locale, email: { kind, ...common, after_appeal } }).text
    for (const kind of ['complaint_upheld', 'complaint_rejected'] as const) {
      for (const isSecond of [false, true])
        expect(textOf(kind, isSecond)).toContain(t('safety:decision.by_person'))
      expect(textOf(kind, false)).toContain(t(`mail:${kind}.after`))
      expect(textOf(kind, true)).toContain(t('mail:complaint.after_appeal'))
      expect(textOf(kind, true)).not.toContain(t(`mail:${kind}.after`))
    }
    const ban = { kind: 'banned', name: 'Mara', link: common.link, reasons } as const
    expect(renderEmail(testBrand(), { locale, email: ban }).text).toContain(
      t('safety:decision.by_person'),
    )
  },
)
