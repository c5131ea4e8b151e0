import { calls } from '@bouquet/contract/schemas'
import { beforeEach, expect, test } from 'vitest'
import { eraseDueAccounts } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { eraseBankAccounts } from '../../../src/features/payments/index.ts'
import { directDebits, mailbox, payments } from '../../../src/tables/index.ts'
import { begin, deliverNotices } from '../../support/payments.ts'
import { goodSignup, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { clock, db, services } = server
const day = 86_400

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  clock.pass(14_400)
  deliverNotices(server)
})

async function give() {
  const { payment } = await begin(ada.client, { payment_method: 'directdebit' })
  const { payment_id } = payment
  const body = {
    payment_id,
    iban: 'DE89 3704 0044 0532 0130 00',
    holder: 'Ada Lovelace',
    phone: '+49 151 1234 5678',
    mandate_accepted: true,
  }
  await ada.client.call(calls.startDirectDebit, { body })
  await server.jobs.drain()
  return payment_id
}

async function sign() {
  const payment_id = await give()
  const code = (await db.select().from(mailbox))
    .map(({ text }) => text.match(/\b\d{6}\b/)?.[0])
    .findLast((found) => found !== undefined)
  await ada.client.call(calls.confirmDirectDebit, { body: { payment_id, code: code ?? '' } })
  await server.jobs.drain()
}

async function leave() {
  await ada.client.call(calls.deleteAccount, { body: { password: goodSignup.password } })
  clock.pass(14 * day)
  await eraseDueAccounts(services)
}

const mandates = () => db.select().from(directDebits)

/** The network address of each signature. */
const evidence = async () =>
  (await db.select().from(payments)).map(({ providerData }) => providerData)

test('DDB-1 TRU-3 of an erased member a signed mandate keeps holder and account while it can be questioned, and no phone', async () => {
  await sign()
  await leave()
  const [stored] = await mandates()
  expect(stored).toMatchObject({ member: null, holder: 'Ada Lovelace', phone: '', codeHash: '' })
  expect(stored?.ibanEncrypted).not.toBe('')
})

test.for([
  ['stays', async () => undefined],
  ['is erased', leave],
] satisfies [string, () => Promise<void>][])(
  'DDB-1 TRU-3 fourteen months after signing no person is in it, whether the member %s',
  async ([, happen]) => {
    const start: number = clock.now().getTime()
    await sign()
    await happen()
    const [whole] = await mandates()
    const until = (days: number): void =>
      clock.pass(days * day - (clock.now().getTime() - start) / 1_000)
    until(425)
    await eraseBankAccounts(services)
    expect(await mandates()).toEqual([whole])
    expect(await evidence()).not.toEqual([{}])
    until(426)
    await eraseBankAccounts(services)
    const [left] = await mandates()
    const { mandateReference, mandateText, signed: moment } = left ?? {}
    expect(left).toMatchObject({ holder: '', ibanEncrypted: '', ibanFingerprint: '', ibanEnd: '' })
    expect({ mandateReference, mandateText, signed: moment }).toEqual({
      mandateReference: whole?.mandateReference,
      mandateText: whole?.mandateText,
      signed: whole?.signed,
    })
    expect(await evidence()).toEqual([{}])
  },
)

test('DDB-1 TRU-3 a mandate that was not signed goes with the member, or after thirty days', async () => {
  await give()
  clock.pass(30 * day - 1)
  await eraseBankAccounts(services)
  expect(await mandates()).toHaveLength(1)
  clock.pass(1)
  await eraseBankAccounts(services)
  expect(await mandates()).toEqual([])
  await ada.client.call(calls.login, {
    body: { email: ada.user.email, password: 'long enough' },
  })
  await give()
  await leave()
  expect(await mandates()).toEqual([])
})
