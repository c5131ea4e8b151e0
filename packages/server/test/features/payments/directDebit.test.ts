import type { ErrorCode } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  parseIban,
  readHolder,
  readPhone,
} from '../../../src/features/payments/directDebit/bankAccount.rules.ts'
import {
  allowDirectDebit,
  blockDirectDebit,
  reconcilePayments,
} from '../../../src/features/payments/index.ts'
import { directDebits, mailbox, payments } from '../../../src/tables/index.ts'
import {
  type Begun,
  balanceOf,
  begin,
  deliverNotices,
  dispute,
  orderOf,
  statusOf,
} from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { clock, db, services } = server

const iban = 'DE89 3704 0044 0532 0130 00'
const emptyIban = 'DE62 3704 0044 0532 0130 01'
const phone = '+49 151 1234 5678'
const plainPhone = '+4915112345678'

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  clock.pass(14_400)
  deliverNotices(server)
})

const order = (own: { package?: string } = {}) =>
  begin(ada.client, { payment_method: 'directdebit', ...own })

const form = (
  { payment }: Begun,
  own: Partial<{ iban: string; holder: string; phone: string; mandate_accepted: boolean }> = {},
) => ({
  body: {
    payment_id: payment.payment_id,
    iban,
    holder: 'Ada Lovelace',
    phone,
    mandate_accepted: true,
    ...own,
  },
})

/** The code in the latest text message to a number. */
async function codeSent(to = plainPhone): Promise<string> {
  await server.jobs.drain()
  const [sms] = await db
    .select()
    .from(mailbox)
    .where(eq(mailbox.recipient, to))
    .orderBy(desc(mailbox.created), desc(mailbox.id))
  return sms?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

const confirm = ({ payment }: Begun, code: string) =>
  ada.client.call(calls.confirmDirectDebit, { body: { payment_id: payment.payment_id, code } })

const refusedConfirm = ({ payment }: Begun, code: string) =>
  ada.client.refused(calls.confirmDirectDebit, { body: { payment_id: payment.payment_id, code } })

/** Pays by direct debit to the end. */
async function pay(own: Parameters<typeof form>[1] = {}, pack = 'credits-60') {
  const begun = await order({ package: pack })
  await ada.client.call(calls.startDirectDebit, form(begun, own))
  await confirm(begun, await codeSent())
  await server.jobs.drain()
  return begun
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

/** The error that names the field that it is shown at. */
const refusal = (code: ErrorCode, field: string) => expect.objectContaining({ code, field })

describe('what is typed', () => {
  test('DDB-1 an IBAN is right in check digits and in the length of its country', () => {
    expect(parseIban(' de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(parseIban('NL91ABNA0417164300')).toBe('NL91ABNA0417164300')
    for (const typed of ['', 'DE', 'DE88370400440532013000', 'DE8937040044053201300', 'XX00']) {
      expect(() => parseIban(typed)).toThrow(refusal('iban_invalid', 'iban'))
    }
    expect(() => parseIban('BR1800360305000010009795493C1')).toThrow(
      refusal('iban_country', 'iban'),
    )
  })

  test('DDB-1 a holder has a name, a phone number its international form', () => {
    expect(readHolder('  Ada   de la Cruz-Œuvre ')).toBe('Ada de la Cruz-Œuvre')
    for (const holder of ['J.-P. L’Été', 'A & B', 'Bo X', 'Ôle']) {
      expect(readHolder(holder)).toBe(holder)
    }
    expect(readHolder('x'.repeat(70))).toHaveLength(70)
    const wrongHolders = ['', 'A1', 'Al', '12345', '. , -', 'A - .', '<script>', 'Ada 2', '2 Ada']
    for (const typed of [...wrongHolders, 'x'.repeat(71)]) {
      expect(() => readHolder(typed)).toThrow(refusal('holder_invalid', 'holder'))
    }
    expect(readPhone('0049 (151) 1234-5678')).toBe(plainPhone)
    expect(readPhone('+49 151 0012 3400')).toBe('+4915100123400')
    expect(readPhone('+12345678')).toBe('+12345678')
    expect(readPhone('+123456789012345')).toBe('+123456789012345')
    const wrongPhones = [
      '',
      '0151 1234567',
      '+49',
      '+49abc1234567',
      '+0491511234567',
      '1+4915112345678',
    ]
    for (const typed of [...wrongPhones, '+1234567', '+1234567890123456']) {
      expect(() => readPhone(typed)).toThrow(refusal('phone_invalid', 'phone'))
    }
  })
})

describe('paying by direct debit', () => {
  test('CRD-7 DDB-1 a signed direct debit that the queue has given up on is collected later, never cancelled', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    await confirm(begun, await codeSent())
    server.jobs.clear()
    clock.pass(14_401)
    await reconcilePayments(services)
    expect(await statusOf(ada.client, begun)).toBe('pending')
    await reconcilePayments(services)
    expect(await statusOf(ada.client, begun)).toBe('completed')
  })

  test('DDB-1 direct debit is offered where banks collect in euro', async () => {
    expect((await ada.client.call(calls.credits)).direct_debit).toBe(true)
    const urs = await joinMember(server, { name: 'Urs', country: 'CH' })
    expect((await urs.client.call(calls.credits)).direct_debit).toBe(false)
    const body = orderOf({ payment_method: 'directdebit' })
    expect(await urs.client.refused(calls.startPayment, body)).toMatchObject({
      code: 'payment_method_unknown',
    })
  })

  test('DDB-1 direct debit goes by account, mandate and code to the credits', async () => {
    const { payment, redirect_url } = await ada.client.call(
      calls.startPayment,
      orderOf({ payment_method: 'directdebit' }),
    )
    const begun = { payment, reference: '' }
    expect(redirect_url).toBe(`/directdebit?payment_id=${payment.payment_id}`)
    const query = { payment_id: payment.payment_id }
    const { direct_debit: shown } = await ada.client.call(calls.directDebit, { query })
    expect(shown).toMatchObject({ state: 'open', left: { amount: 15_000, currency: 'EUR' } })
    expect(shown.mandate_text).toContain('Quay Media B.V.')
    expect(shown.mandate_text).toContain(shown.mandate_reference)
    const { direct_debit: sent } = await ada.client.call(calls.startDirectDebit, form(begun))
    expect(sent).toMatchObject({
      state: 'code_sent',
      iban_end: '3000',
      phone_end: '678',
      tries_left: 5,
    })
    expect((await confirm(begun, await codeSent())).payment.status).toBe('pending')
    await server.jobs.drain()
    expect(await statusOf(ada.client, begun)).toBe('completed')
    expect(await balanceOf(ada.client)).toBe(70)
    const { direct_debit: after } = await ada.client.call(calls.directDebit, { query })
    expect(after).toMatchObject({ state: 'signed', left: { amount: 15_000 - 990 } })
  })

  test('DDB-1 direct debit keeps the mandate as it was shown, with both times, and the account sealed', async () => {
    const { payment } = await pay()
    const [row] = await db
      .select()
      .from(directDebits)
      .where(eq(directDebits.payment, payment.payment_id))
    expect(row).toMatchObject({
      accepted: clock.now(),
      signed: clock.now(),
      holder: 'Ada Lovelace',
    })
    expect(row?.mandateText).toContain('€9.90')
    expect(JSON.stringify(row)).not.toContain('370400440532013000')
  })

  test('DDB-1 direct debit needs the consent to the mandate', async () => {
    const begun = await order()
    const given = form(begun, { mandate_accepted: false })
    expect(await ada.client.refused(calls.startDirectDebit, given)).toMatchObject({
      code: 'mandate_not_accepted',
    })
  })

  test('DDB-1 confirming a direct debit again collects once', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const code = await codeSent()
    await Promise.all(Array.from({ length: 10 }, () => confirm(begun, code).catch(() => undefined)))
    await server.jobs.drain()
    await confirm(begun, code)
    await server.jobs.drain()
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test('PER-1 a direct debit is nobody else’s to confirm', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const code = await codeSent()
    const bo = await joinMember(server, { name: 'Bo' })
    const body = { payment_id: begun.payment.payment_id, code }
    expect(await bo.client.refused(calls.confirmDirectDebit, { body })).toMatchObject({
      code: 'not_found',
    })
  })
})

describe('the code', () => {
  test('DDB-1 a wrong code is refused with the tries left, the sixth try whatever it is', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const code = await codeSent()
    for (const left of [4, 3, 2, 1]) {
      expect(await refusedConfirm(begun, wrong(code))).toMatchObject({
        code: 'sms_code_wrong',
        params: { left },
      })
    }
    expect(await refusedConfirm(begun, wrong(code))).toMatchObject({ code: 'sms_code_too_often' })
    expect(await refusedConfirm(begun, code)).toMatchObject({ code: 'sms_code_too_often' })
  })

  test('DDB-1 a hundred guesses of the code at once are five guesses', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const code = await codeSent()
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => refusedConfirm(begun, wrong(code))),
    )
    const judged = responses.filter((each) => each.code === 'sms_code_wrong')
    expect(judged).toHaveLength(4)
  })

  test('DDB-1 a code that is too old is refused, a new one takes its place', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const old = await codeSent()
    clock.pass(600)
    expect(await refusedConfirm(begun, old)).toMatchObject({ code: 'sms_code_expired' })
    const body = { payment_id: begun.payment.payment_id }
    await ada.client.call(calls.resendDirectDebitCode, { body })
    await confirm(begun, await codeSent())
  })

  test('DDB-1 only five codes are sent in a day', async () => {
    const begun = await order()
    await ada.client.call(calls.startDirectDebit, form(begun))
    const body = { payment_id: begun.payment.payment_id }
    for (let sent = 1; sent < 5; sent += 1) {
      await ada.client.call(calls.resendDirectDebitCode, { body })
    }
    expect(await ada.client.refused(calls.resendDirectDebitCode, { body })).toMatchObject({
      code: 'sms_limit',
    })
  })
})

describe('limits and blocks', () => {
  test('DDB-1 above the sum of 30 days a direct debit is refused with the limit, and open again later', async () => {
    await pay({}, 'credits-1000')
    const begun = await order({ package: 'credits-1000' })
    const refused = await ada.client.refused(calls.startDirectDebit, form(begun))
    expect(refused).toMatchObject({ code: 'direct_debit_limit', params: { limit: '€150.00' } })
    clock.pass(30 * 86_400)
    const body = { email: ada.user.email, password: 'long enough' }
    await ada.client.call(calls.login, { body })
    const later = await order({ package: 'credits-1000' })
    await ada.client.call(calls.startDirectDebit, form(later))
  })

  test('DDB-1 a debit that came back fails the payment and blocks the member and the account', async () => {
    const begun = await pay({ iban: emptyIban })
    expect(await statusOf(ada.client, begun)).toBe('failed')
    expect(await balanceOf(ada.client)).toBe(10)
    const next = await order()
    expect(await ada.client.refused(calls.startDirectDebit, form(next))).toMatchObject({
      code: 'direct_debit_blocked',
    })
    const bo = await joinMember(server, { name: 'Bo' })
    const other = await begin(bo.client, { payment_method: 'directdebit' })
    const same = form(other, { iban: emptyIban, phone: '+31612345678' })
    expect(await bo.client.refused(calls.startDirectDebit, same)).toMatchObject({
      code: 'direct_debit_blocked',
    })
    await allowDirectDebit(services, { brand: server.brand.id, member: ada.user.id })
    await ada.client.call(calls.startDirectDebit, form(next))
  })

  test('DDB-1 a debit that the bank reclaims later blocks the member and the account, until it is won', async () => {
    const paid = await pay()
    await dispute(server, paid, { status: 'open' })
    const next = await order()
    expect(await ada.client.refused(calls.startDirectDebit, form(next))).toMatchObject({
      code: 'direct_debit_blocked',
    })
    const bo = await joinMember(server, { name: 'Bo' })
    const other = await begin(bo.client, { payment_method: 'directdebit' })
    const same = form(other, { phone: '+31612345678' })
    expect(await bo.client.refused(calls.startDirectDebit, same)).toMatchObject({
      code: 'direct_debit_blocked',
    })
    await dispute(server, paid, { status: 'won' })
    await bo.client.call(calls.startDirectDebit, same)
    await ada.client.call(calls.startDirectDebit, form(next))
  })

  test('DDB-1 staff can open direct debits again after one was reclaimed', async () => {
    await dispute(server, await pay(), { status: 'lost' })
    await allowDirectDebit(services, { brand: server.brand.id, member: ada.user.id })
    await ada.client.call(calls.startDirectDebit, form(await order()))
  })

  test('DDB-1 staff can block direct debits of a member', async () => {
    await blockDirectDebit(services, { brand: server.brand.id, member: ada.user.id })
    expect(await ada.client.refused(calls.startDirectDebit, form(await order()))).toMatchObject({
      code: 'direct_debit_blocked',
    })
  })

  test('DDB-1 a payment that is over takes no account any more', async () => {
    const begun = await order()
    await db
      .update(payments)
      .set({ status: 'cancelled' })
      .where(eq(payments.id, begun.payment.payment_id))
    expect(await ada.client.refused(calls.startDirectDebit, form(begun))).toMatchObject({
      code: 'payment_not_open',
    })
  })
})
