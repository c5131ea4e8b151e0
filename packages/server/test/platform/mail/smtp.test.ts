import { expect, test } from 'vitest'
import { deliverBySmtp, mailWorker } from '../../../src/platform/mail/deliver.ts'
import type { Email } from '../../../src/platform/mail/email.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { postOffice } from '../../support/smtp.ts'

const server = await testServer()
const office = await postOffice()
const work = mailWorker(server.services, deliverBySmtp(office.url))

const email: Email = {
  kind: 'new_like',
  name: 'Mara',
  link: 'https://harbour.example/members/1',
  from: 'Emil',
  fictional: false,
}
const envelope = { brand: 'harbour', to: 'Mara@post.example', locale: 'en', email } as const

test('PSH-2 a mail program finds the address for one-click unsubscribing in the headers', async () => {
  await insertPerson(server.db, { email: 'mara@post.example' })
  await work(envelope, { id: 'one' })
  const [head = ''] = office.mails.at(-1)?.split('\n\n') ?? []
  const headers = head.replaceAll(/\n\s+/g, ' ')
  expect(headers).toMatch(
    /^List-Unsubscribe: <https:\/\/harbour\.example\/api\/unsubscribe\.php\?token=[\w.-]+>$/m,
  )
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(headers).toMatch(/^From: Harbour <help@harbour\.example>$/m)
  expect(headers).toMatch(/^Content-Type: multipart\/alternative/m)
})

test('PSH-2 what the member has refused since it was queued is not delivered', async () => {
  const before = office.mails.length
  await insertPerson(server.db, { email: 'mara@post.example', notificationsDisabled: ['like'] })
  await work(envelope, { id: 'one' })
  expect(office.mails).toHaveLength(before)
})

test('ACC-2 a member who is leaving gets no notices', async () => {
  const before = office.mails.length
  await insertPerson(server.db, { email: 'mara@post.example', status: 'deleting' })
  await work(envelope, { id: 'one' })
  expect(office.mails).toHaveLength(before)
})

test('PSH-2 a mail that is handed over twice carries the same Message-ID, another mail another', async () => {
  await insertPerson(server.db, { email: 'mara@post.example' })
  const ids: (string | undefined)[] = []
  for (const id of ['one', 'one', 'two']) {
    await work(envelope, { id })
    ids.push(office.mails.at(-1)?.match(/^Message-ID: (.+)$/m)?.[1])
  }
  expect(ids).toEqual(['<one@harbour.example>', '<one@harbour.example>', '<two@harbour.example>'])
})
