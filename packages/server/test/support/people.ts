import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { grantCredits } from '../../src/features/credits/index.ts'
import { mailbox, members } from '../../src/tables/index.ts'
import type { TestClient } from './client.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** A signup that breaks no rule. */
export const goodSignup: Signup = {
  email: 'mara@post.example',
  name: 'Mara',
  password: 'long enough',
  date_of_birth: '1990-05-20',
  gender: 'female',
  seeking: 'male',
  country: 'DE',
  terms: true,
}

/** Signs somebody up in a browser of their own. */
export async function signUp(server: Server, own: Partial<Signup> = {}, client = server.client()) {
  const name = own.name ?? goodSignup.name
  const email = own.email ?? `${name.toLowerCase().replaceAll(' ', '.')}@post.example`
  const { user } = await client.call(calls.signup, { body: { ...goodSignup, ...own, name, email } })
  if (!user) throw new Error('A discreet brand logs nobody in.')
  return { client, user }
}

/** Signs somebody up and follows the link in their mail. */
export async function joinMember(
  server: Server,
  own: Partial<Signup> = {},
  client = server.client(),
) {
  const joined = await signUp(server, own, client)
  await confirmByMail(server, joined.client, joined.user.email)
  return joined
}

/** What somebody was mailed, the latest last. */
export async function mailsTo(server: Server, recipient: string) {
  await server.jobs.drain()
  return server.db
    .select()
    .from(mailbox)
    .where(eq(mailbox.recipient, recipient))
    .orderBy(mailbox.id)
}

/** The address in the latest mail to somebody, without its host. */
export async function linkTo(server: Server, recipient: string): Promise<string> {
  const mail = (await mailsTo(server, recipient)).at(-1)
  const url = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? 'http://no-mail.example/')
  return `${url.pathname}${url.search}`
}

/** The token in the link of the latest mail to somebody. */
export async function mailedToken(server: Server, recipient: string): Promise<string> {
  const { searchParams } = new URL(await linkTo(server, recipient), 'http://any.example')
  return searchParams.get('token') ?? ''
}

/** Confirms the address of somebody whose latest mail asks for it. */
export async function confirmByMail(server: Server, client: TestClient, recipient: string) {
  return client.call(calls.confirmAddress, {
    body: { token: await mailedToken(server, recipient) },
  })
}

/** As after buying a package. */
export function makePremium(server: Server, id: string) {
  return server.db.update(members).set({ paid: true }).where(eq(members.id, id))
}

/** As a person whom the brand made up. */
export function makeFictional(server: Server, id: string) {
  return server.db.update(members).set({ fictional: true }).where(eq(members.id, id))
}

/** Credits as a gift of the test, through the ledger. */
export function giveCredits(server: Server, member: string, amount: number) {
  return server.db.transaction((tx) =>
    grantCredits(tx, {
      brand: server.brand.id,
      member,
      amount,
      reason: 'staff',
      key: `test:${amount}`,
      now: server.clock.now(),
    }),
  )
}
