import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

describe('texts of a profile', () => {
  test.each([
    ['about', 'Write me on Wh\u200Batsapp', 'text_contact', 'Whatsapp'],
    ['about', 'More of me at mara.example.com', 'text_contact', 'mara.example.com'],
    ['about', 'Call 0151 2345 6789', 'text_contact', '0151 2345 6789'],
    ['about', 'I take Western Union', 'text_money', 'Western Union'],
    ['city', 'Berlin, t.me/mara', 'text_contact', 't.me/mara'],
  ] as const)('TRU-5 %s cannot hold %j', async (field, text, code, found) => {
    const { client } = await joinMember(server)
    expect(await client.refused(calls.updateProfile, { body: { [field]: text } })).toEqual({
      status: 422,
      code,
      field,
      params: { found },
    })
  })

  test('TRU-5 what was kept before may stay while something else is edited', async () => {
    const { client } = await joinMember(server)
    const about = 'I like tea, hiking and long evenings.\nAnd you?'
    await client.call(calls.updateProfile, { body: { about } })
    const { user } = await client.call(calls.updateProfile, { body: { about, city: 'Kiel' } })
    expect(user.profile).toMatchObject({ about, city: 'Kiel', region: 'Schleswig-Holstein' })
  })
})
