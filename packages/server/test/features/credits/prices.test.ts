import { highestCost, pricesFor } from '@bouquet/contract/packages'
import { calls } from '@bouquet/contract/schemas'
import { beforeEach, expect, test } from 'vitest'
import { buy } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const day = 86_400
const { message_credits } = server.brand.settings

type Joined = Awaited<ReturnType<typeof joinMember>>
let ada: Joined
let bo: Joined

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  bo = await joinMember(server, { name: 'Bo', gender: 'male', seeking: 'female' })
})

/** What the pages tell Ada: the offer, the hint at the composer, and the offers instead of deleting the account. */
async function claims() {
  const { client } = ada
  const { packages, trial } = await client.call(calls.credits)
  const { cost } = await client.call(calls.conversation, { query: { profile: bo.user.id } })
  const { alternatives } = await client.call(calls.deletionOffer)
  const small = alternatives.find(({ kind }) => kind === 'trial_package')
  return { packages, trial, message: cost.money, small: small && 'price' in small && small.price }
}

/** The same for a percentage off, by the one function. */
function expected(value_percentage: number) {
  const discount = value_percentage === 0 ? null : { value_percentage }
  const { packages, trial } = pricesFor({ country: 'DE', discount }, message_credits)
  return { packages, trial, message: highestCost(packages, message_credits), small: trial.price }
}

test('CRD-7 while a bonus runs, every price that the member is told contains it', async () => {
  expect(await claims()).toEqual(expected(25))
  server.clock.pass(14_400)
  expect(await claims()).toEqual(expected(0))
  server.clock.pass(15 * day)
  expect(await claims()).toEqual(expected(25))
})

test('CHT-4 gifts and photos are told with the most that their credits cost, to whoever asks', async () => {
  const told = async () => {
    const query = { profile: bo.user.id }
    const { gift_cost, photo_cost } = await ada.client.call(calls.conversation, { query })
    return { gift_cost, photo_cost }
  }
  const euros = (amount: number) => ({ amount, currency: 'EUR' })
  expect(await told()).toEqual({
    gift_cost: { credits: 15, money: euros(186) },
    photo_cost: { credits: 10, money: euros(124) },
  })
  server.clock.pass(14_400)
  expect(await told()).toEqual({
    gift_cost: { credits: 15, money: euros(248) },
    photo_cost: { credits: 10, money: euros(165) },
  })
})

test('CRD-7 a member who has paid is told no price with the bonus, though its time has not ended', async () => {
  await buy(server, ada.client)
  expect(await claims()).toEqual(expected(0))
})

test('CRD-7 a code that somebody has not entered lowers no price that they are told', async () => {
  server.clock.pass(14_400)
  const before = await claims()
  await ada.client.call(calls.deletionOffer)
  expect(await claims()).toEqual(before)
})
