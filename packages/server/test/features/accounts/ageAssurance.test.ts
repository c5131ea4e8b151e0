import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { ageAt, latestBirthDate } from '../../../src/features/members/index.ts'
import { daysAfter } from '../../../src/platform/clock.ts'
import type { AgeAssurance } from '../../../src/platform/ports.ts'
import { members } from '../../../src/tables/index.ts'
import { goodSignup, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

/** Believes what is signed `adult`. */
const passport: AgeAssurance = {
  name: 'Passport Check',
  assure: async ({ proof }) =>
    proof === null ? 'proof_needed' : proof === 'adult' ? 'old_enough' : 'too_young',
}

const server = await testServer({ ageAssurances: new Map([['AT', passport]]) })

test.each(['2028-02-29', '2027-02-28', '2028-03-01'])(
  'SGN-2 on %s the latest day of birth of an adult is that of an adult, the next is not',
  (today) => {
    const now = new Date(`${today}T12:00:00Z`)
    const latest = latestBirthDate(18, now)
    const next = daysAfter(new Date(latest), 1).toISOString().slice(0, 10)
    expect([ageAt(latest, now), ageAt(next, now)]).toEqual([18, 17])
  },
)

const names = async () => (await server.db.select().from(members)).map(({ name }) => name)

test('TRU-4 where no provider is asked for, the date of birth is taken as it was given', async () => {
  await signUp(server, { country: 'DE' })
  expect(await names()).toEqual(['Mara'])
})

test('TRU-4 a country’s provider is asked, and without its word nobody joins there', async () => {
  const join = { ...goodSignup, country: 'AT' }
  const client = server.client()
  expect(await client.refused(calls.signup, { body: join })).toMatchObject({
    code: 'age_proof_needed',
    field: 'age_proof',
    params: { provider: 'Passport Check' },
  })
  const child = { ...join, age_proof: 'child' }
  expect(await client.refused(calls.signup, { body: child })).toMatchObject({
    code: 'too_young',
    field: 'date_of_birth',
  })
  expect(await names()).toEqual([])
  await client.call(calls.signup, { body: { ...join, age_proof: 'adult' } })
  expect(await names()).toEqual(['Mara'])
})

test('TRU-4 a provider’s word does not make up for a date of birth that is too late', async () => {
  const body = { ...goodSignup, country: 'AT', age_proof: 'adult', date_of_birth: '2015-05-20' }
  const refusal = await server.client().refused(calls.signup, { body })
  expect(refusal).toMatchObject({ code: 'too_young', params: { min_age: 18 } })
})
