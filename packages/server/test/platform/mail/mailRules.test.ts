import { beforeEach, describe, expect, test } from 'vitest'
import { type Email, emailSchema } from '../../../src/platform/mail/email.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember, mailsTo, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { samples } from './sampleEmails.ts'

const server = await testServer({ brands: [testBrand('harbour'), testBrand('lantern')] })

type Kind = Email['kind']

const send = (to: string, kind: Kind, brand = 'harbour') =>
  server.services.mail.send(server.db, {
    brand,
    to,
    locale: 'en',
    email: emailSchema.parse({ kind, ...samples[kind] }),
  })

/** How many of so many mails of a kind arrive. */
async function arriving(to: string, kind: Kind, { times }: { readonly times: number }) {
  const before = (await mailsTo(server, to)).length
  for (let n = 0; n < times; n += 1) await send(to, kind, n % 2 ? 'lantern' : 'harbour')
  return (await mailsTo(server, to)).length - before
}

test('PSH-5 an address that nobody has confirmed gets what confirms it or the law demands, and nothing else', async () => {
  const { user } = await signUp(server)
  await mailsTo(server, user.email)
  const accepted: Kind[] = []
  for (const { shape } of emailSchema.options) {
    const kind = shape.kind.value
    const before = (await mailsTo(server, user.email)).length
    await send(user.email, kind)
    if ((await mailsTo(server, user.email)).length > before) accepted.push(kind)
  }
  expect(accepted).toEqual([
    ...['confirm', 'confirm_reminder', 'reset', 'change_email', 'deletion', 'started_signup'],
    ...['complaint', 'complaint_upheld', 'complaint_rejected', 'banned', 'ban_lifted'],
    ...['receipt', 'refund', 'withdrawal'],
  ])
})

describe('one address in a day, from all brands:', () => {
  let email = ''
  beforeEach(async () => {
    // Each brand has an account of this address, and confirming each took a mail.
    email = (await joinMember(server)).user.email
    await joinMember(server, {}, server.client('lantern.example'))
    await mailsTo(server, email)
  })

  test('PSH-5 one address gets forty mails in a day from all brands, and whatever the law demands', async () => {
    expect(await arriving(email, 'second_factor_on', { times: 60 })).toBe(40 - 2)
    expect(await arriving(email, 'reset', { times: 2 })).toBe(0)
    expect(await arriving(email, 'receipt', { times: 3 })).toBe(3)
    server.clock.pass(86_400)
    expect(await arriving(email, 'reset', { times: 2 })).toBe(2)
  })

  test('PSH-5 one address gets twenty-five notices in a day, which leave room for a way back in', async () => {
    expect(await arriving(email, 'new_like', { times: 60 })).toBe(25 - 2)
    expect(await arriving(email, 'reset', { times: 2 })).toBe(2)
  })
})

test('PSH-5 an address without an account gets twelve mails a day', async () => {
  expect(await arriving('stranger@post.example', 'started_signup', { times: 30 })).toBe(12)
})
