import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Email, emailSchema } from '../../src/platform/mail/email.ts'
import { mailKinds } from '../../src/platform/mail/mailKinds.ts'
import { unsubscribeLink } from '../../src/platform/mail/unsubscribeLink.ts'
import { buy } from '../support/payments.ts'
import { goodSignup, joinMember, linkTo, mailedToken, signUp } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const { password } = goodSignup

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@post.example` })

/** What links of mails are about, by kind: tokens that work, and things that exist. */
async function sendEverything(): Promise<Partial<Record<Email['kind'], string>>> {
  const newcomer = await signUp(server, person('Newcomer'))
  const confirm = await mailedToken(server, newcomer.user.email)

  const mara = await joinMember(server, person('Mara'))
  await server.client().call(calls.requestReset, { body: { email: mara.user.email } })
  const reset = await mailedToken(server, mara.user.email)

  const email = 'next@post.example'
  await mara.client.call(calls.requestMailChange, { body: { email, password } })
  const changed = await mailedToken(server, email)

  await mara.client.call(calls.requestDataExport, { body: {} })
  await server.jobs.drain()
  const { export: file } = await mara.client.call(calls.dataExport)
  const exported = new URL(file?.address ?? '', 'http://any.example').searchParams.get('id') ?? ''

  const leaver = await joinMember(server, person('Leaver'))
  await leaver.client.call(calls.deleteAccount, { body: {} })
  const deletion = await mailedToken(server, leaver.user.email)

  const started = 'started@post.example'
  await server.client().call(calls.startSignup, { body: { email: started } })
  const link = new URL(await linkTo(server, started), 'http://any.example')
  const signup = link.searchParams.get('api_signup_complete') ?? ''

  const body = {
    subject: { kind: 'profile', profile: mara.user.id },
    reason: 'fake_profile',
    text: 'This does not look right to me.',
    email: 'witness@post.example',
  } as const
  await server.client().call(calls.complain, { body })
  const complaint = (await linkTo(server, body.email)).split('?')[1] ?? ''

  const emil = await joinMember(server, { ...person('Emil'), gender: 'male', seeking: 'female' })
  const { payment_id: payment } = (await buy(server, emil.client)).payment
  const client_id = clientMessageIdSchema.parse(randomUUID())
  const { message } = await emil.client.call(calls.sendMessage, {
    body: { profile: mara.user.id, text: 'Hello', client_id },
  })
  return {
    confirm,
    confirm_reminder: confirm,
    reset,
    change_email: changed,
    deletion,
    data_export: exported,
    started_signup: signup,
    new_conversation: message.conversation,
    new_message: message.conversation,
    new_like: emil.user.id,
    complaint,
    complaint_upheld: complaint,
    complaint_rejected: complaint,
    receipt: payment,
    refund: payment,
    withdrawal: payment,
  }
}

function linkOf(kind: Email['kind'], about: string | undefined): string {
  const { path } = mailKinds[kind]
  if (path.length > 0 && about === undefined)
    throw new Error(`Say above what the link of ${kind} is about.`)
  return path(about ?? '')
}

const oneNumber = z.tuple([z.object({ digest: z.string() })])

/** A digest of every row of the database. */
async function digest(): Promise<string> {
  const { rows } = await server.db.execute(sql`
    select md5(string_agg(query_to_xml(format('select * from public.%I t order by t::text', tablename),
      true, false, '')::text, '' order by tablename)) as digest
    from pg_tables where schemaname = 'public'`)
  return oneNumber.parse(rows)[0].digest
}

const prefetches: readonly RequestInit[] = [
  { method: 'HEAD' },
  { method: 'GET' },
  { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch' } },
  { headers: { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'navigate' } },
]

test('AUT-6 opening a mailed link changes nothing, whoever does it and however', async () => {
  const about = await sendEverything()
  const { client: second, user } = await joinMember(server, person('Second'))
  const unsubscribe = new URL(
    unsubscribeLink(server.services.secret, 'http://any.example', {
      member: user.id,
      scope: 'all',
    }),
  )
  const links = [
    ...emailSchema.options.map(({ shape: { kind } }) => linkOf(kind.value, about[kind.value])),
    `${unsubscribe.pathname}${unsubscribe.search}`,
  ]
  const before = await digest()
  for (const link of links) {
    for (const client of [server.client(), second]) {
      for (const options of prefetches) {
        await client.fetch(link, options)
        expect(await digest(), `${options.method ?? 'prefetch'} ${link}`).toBe(before)
      }
    }
  }
})
