import { calls } from '@bouquet/contract/schemas'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { secondsAfter } from '../../../src/platform/clock.ts'
import type { Jobs } from '../../../src/platform/jobs/Jobs.ts'
import { deliverBySmtp, mailWorker } from '../../../src/platform/mail/deliver.ts'
import { type Email, type MailJob, mailJob } from '../../../src/platform/mail/email.ts'
import { cleanUpFailedMails } from '../../../src/platform/mail/failedMails.store.ts'
import { encryptedSmtpUrl } from '../../../src/platform/mail/smtpOptions.rules.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { failedMails } from '../../../src/tables/index.ts'
import { goodSignup, joinMember, linkTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { postOffice } from '../../support/smtp.ts'

const server = await testServer()
const office = await postOffice()
const { clock, db } = server

const waiting: { readonly data: MailJob; readonly due: Date }[] = []
const logged: string[] = []

/** A queue whose jobs wait for the clock of the test. */
const jobs: Jobs = {
  ...server.jobs,
  async send(_tx, kind, data, { afterSeconds = 0 } = {}) {
    expect(kind.name).toBe('mail')
    waiting.push({ data: mailJob.data.parse(data), due: secondsAfter(clock.now(), afterSeconds) })
  },
}
const services = {
  ...server.services,
  database: server.database,
  jobs,
  log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
}
const work = mailWorker(services, deliverBySmtp(office.url))

/** Does what is due until then. */
async function pass(seconds: number): Promise<number> {
  const end = secondsAfter(clock.now(), seconds)
  let done = 0
  for (let next = waiting[0]; next && next.due <= end; next = waiting[0]) {
    waiting.shift()
    clock.pass((next.due.getTime() - clock.now().getTime()) / 1_000)
    await work(next.data, { id: '019c0000-0000-7000-8000-000000000001' })
    done += 1
  }
  clock.pass((end.getTime() - clock.now().getTime()) / 1_000)
  return done
}

const hour = 3_600
const day = 24 * hour
const link = 'https://harbour.example/reset-password/do?token=secret-token'

const receipt: Email = {
  kind: 'receipt',
  name: 'Mara',
  link: 'https://harbour.example/transactions/1',
  number: '2026-17',
  credits: 60,
  price: { amount: 990, currency: 'EUR' },
  method: 'card',
  paid_at: '2026-03-01T12:00:00Z',
  withdraw_link: null,
  time_zone: 'UTC',
}

/** A mail with a link that works for an hour. */
const reset = (): Email => ({
  kind: 'reset',
  name: 'Mara',
  link,
  ends: secondsAfter(clock.now(), hour).toISOString(),
})

const send = (email: Email) =>
  jobs.send(db, mailJob, { brand: 'harbour', to: 'mara@post.example', locale: 'en', email })

const operate = (name: string, given: object = {}) => performAction(services, { name, given })

beforeEach(async () => {
  office.counter.state = 'open'
  for (const list of [office.mails, waiting, logged]) list.splice(0)
  await db.delete(failedMails)
})

describe('a mail server that is away', () => {
  test('PSH-5 a mail server that is away for an hour loses no mail, and a mail is there at the most an hour later', async () => {
    office.counter.state = 'away'
    await send(receipt)
    const tries = await pass(hour)
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(15)
    office.counter.state = 'open'
    await pass(hour)
    expect(office.mails).toHaveLength(1)
    expect(office.mails[0]).toContain('Message-ID: <019c0000-0000-7000-8000-000000000001@')
    expect(waiting).toEqual([])
  })

  test('PSH-5 a mail server that is away for two days loses a receipt no more than one for an hour', async () => {
    office.counter.state = 'away'
    await send(receipt)
    await pass(2 * day)
    office.counter.state = 'open'
    await pass(hour)
    expect(office.mails).toHaveLength(1)
    expect(await operate('failed-mails')).toMatchObject({ total: 0 })
  })

  test('PSH-5 a mail server that is away for more than three days leaves the mail to staff, who send it again', async () => {
    office.counter.state = 'away'
    await send(receipt)
    await pass(3 * day - 1)
    expect(waiting).toHaveLength(1)
    await pass(1)
    expect(waiting).toEqual([])
    expect(await operate('failed-mails', { brand: 'harbour', kind: 'receipt' })).toMatchObject({
      items: [{ kind: 'receipt', recipient: 'm…@post.example', can_be_sent: true }],
      total: 1,
    })
    office.counter.state = 'open'
    expect(await operate('resend-mails', { reason: 'the server is back' })).toEqual({ sent: 1 })
    await pass(0)
    expect(office.mails).toHaveLength(1)
    expect(await operate('failed-mails')).toMatchObject({ total: 0 })
    expect(await operate('audit', { act: 'mail.resend' })).toMatchObject({ total: 1 })
  })

  test('PSH-5 a mail is not sent once its link has expired, and is kept without the link', async () => {
    office.counter.state = 'away'
    await send(reset())
    await pass(hour - 1)
    office.counter.state = 'open'
    await pass(2 * hour)
    expect(office.mails).toEqual([])
    const [stored] = await db.select().from(failedMails)
    expect(stored).toMatchObject({ kind: 'reset', reason: expect.stringContaining('expired') })
    expect(JSON.stringify(stored)).not.toContain('secret-token')
    const again = { mail: stored?.id, reason: 'asked by phone' }
    await expect(operate('resend-mails', again)).rejects.toThrow('link_invalid')
  })
})

describe('a mail server that refuses', () => {
  test('PSH-5 a mail that is refused for good is not repeated, and kept with the reason', async () => {
    office.counter.state = 'refusing'
    await send(reset())
    expect(await pass(2 * hour)).toBe(1)
    expect(waiting).toEqual([])
    const reason = expect.stringContaining('550 5.1.1 unknown, see [link]')
    expect(await operate('failed-mails')).toMatchObject({
      items: [
        { kind: 'reset', recipient: 'm…@post.example', reason, attempts: 1, can_be_sent: false },
      ],
    })
    const metrics = await services.metrics.registry.metrics()
    expect(metrics).toMatch(/bouquet_failed_mails_total\{kind="reset"\} [1-9]/)
    expect(logged.join()).toContain('mail given up')
    expect(logged.join()).not.toMatch(/secret-token|mara@/)
  })

  test('PSH-5 a refused mail can be sent again while its link works; afterwards it is kept without', async () => {
    office.counter.state = 'refusing'
    await send(reset())
    await pass(0)
    const [stored] = await db.select().from(failedMails)
    office.counter.state = 'open'
    const again = { mail: stored?.id, reason: 'the address was open again' }
    expect(await operate('resend-mails', again)).toEqual({ sent: 1 })
    await expect(operate('resend-mails', again)).rejects.toThrow('not_found')
    await pass(0)
    expect(office.mails).toHaveLength(1)
    office.counter.state = 'refusing'
    await send(reset())
    await pass(2 * hour)
    await cleanUpFailedMails(db, clock.now())
    expect(await db.select().from(failedMails)).toMatchObject([{ kind: 'reset', envelope: null }])
    await cleanUpFailedMails(db, secondsAfter(clock.now(), 31 * day))
    expect(await db.select().from(failedMails)).toEqual([])
  })
})

describe('an address that takes no mail', () => {
  type Joined = Awaited<ReturnType<typeof joinMember>>
  const isRefused = async ({ client }: Joined) =>
    (await client.call(calls.getUser)).user?.mail_refused

  test('PSH-5 a member whose address takes no mail is told at once, until a mail arrives', async () => {
    const mara = await joinMember(server)
    expect(await isRefused(mara)).toBe(false)
    office.counter.state = 'refusing'
    await send(receipt)
    await pass(0)
    expect(await isRefused(mara)).toBe(true)
    office.counter.state = 'open'
    await send(receipt)
    await pass(0)
    expect(await isRefused(mara)).toBe(false)
  })

  test('PSH-5 another address of a member whose address took no mail starts anew', async () => {
    const kim = await joinMember(server, { name: 'Kim' })
    office.counter.state = 'refusing'
    await jobs.send(db, mailJob, {
      brand: 'harbour',
      to: kim.user.email,
      locale: 'en',
      email: receipt,
    })
    await pass(0)
    expect(await isRefused(kim)).toBe(true)
    const email = 'kim.new@post.example'
    const body = { email, password: goodSignup.password }
    await kim.client.call(calls.requestMailChange, { body })
    const link = new URL(await linkTo(server, email), 'http://harbour.localhost')
    const token = link.searchParams.get('token') ?? ''
    await kim.client.call(calls.changeMail, { body: { token } })
    expect(await isRefused(kim)).toBe(false)
  })
})

test.each([
  ['smtp://user:word@post.example:587', 'true'],
  ['smtp://post.example', 'true'],
  ['smtp://10.0.0.7:25', 'true'],
  ['smtp://post.example:25?requireTLS=false', 'false'],
  ['smtp://localhost:1025', null],
  ['smtp://127.0.0.1:1025', null],
  ['smtps://post.example', null],
])('PSH-5 %s never falls back to plain text unless it says so', (address, required) => {
  expect(encryptedSmtpUrl(address).searchParams.get('requireTLS')).toBe(required)
})

test('PSH-5 a login never goes over a connection that the other side left unencrypted', async () => {
  const before = office.mails.length
  const far = deliverBySmtp(`${office.url}?requireTLS=true`)
  const email = { brand: 'harbour', to: 'mara@post.example', locale: 'en', email: receipt } as const
  const plain = { subject: 'a', html: 'b', text: 'c', headers: {} }
  await expect(far(server.brand, email, plain, 'one')).rejects.toThrow()
  expect(office.mails).toHaveLength(before)
})
