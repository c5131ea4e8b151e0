import { calls, settingsSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testBrand } from '../../support/brand.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

/** A brand with a setting that is not in the contract. */
const meadow = testBrand('meadow')
const secretive = { ...meadow, settings: { ...meadow.settings, ...{ margin: 7 } } }
const server = await testServer({ brands: [testBrand('harbour'), secretive] })

test('DOM-3 settings come from the brand of the host', async () => {
  const { settings } = await server.client('meadow.localhost:4321').call(calls.settings)
  expect(settings.domain).toBe('meadow.example')
  expect(settings.message_credits).toBe(5)
})

test('DOM-3 settings.php returns what is public of a brand, and nothing else', async () => {
  const response = await server.client('meadow.localhost').send(calls.settings)
  const { settings } = z.object({ settings: z.looseObject({}) }).parse(await response.json())
  expect(Object.keys(settings).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
})

test('DOM-3 settings speak the asked language', async () => {
  const { settings } = await server.client().call(calls.settings, { query: { language: 'de' } })
  expect(settings.fictional_singular).not.toBe('')
})

test('DOM-3 company info is the brand’s company', async () => {
  const { company } = await server.client().call(calls.companyInfo)
  expect(company.name).toBe('Quay Media B.V.')
})

test('DOM-5 a host of no brand is told so', async () => {
  const refusal = await server.client('stranger.example').refused(calls.settings)
  expect(refusal).toMatchObject({ code: 'unknown_domain', status: 404 })
})

test('DOM-6 a general brand offers no intimate interests', async () => {
  const { interests } = await server.client().call(calls.interests)
  expect(interests).toContain('cooking')
  expect(interests).not.toContain('bondage')
})

test('RTE-8 regions of a served country are in its own language', async () => {
  const { regions } = await server.client().call(calls.regions, { query: { country: 'AT' } })
  expect(regions).toHaveLength(9)
  expect(regions).toContain('Kärnten')
})

test('API-1 settings bring the regions of every country that the brand serves', async () => {
  const { settings } = await server.client().call(calls.settings)
  expect(Object.keys(settings.region_data).toSorted()).toEqual(settings.countries.toSorted())
  expect(settings.region_data['AT']).toContain('Kärnten')
})

test('API-1 without a country there are the regions of all that the brand serves', async () => {
  const { country, regions, region_data } = await server.client().call(calls.regions)
  const { settings } = await server.client().call(calls.settings)
  expect(country).toBeNull()
  expect(region_data).toEqual(settings.region_data)
  expect(regions).toEqual(expect.arrayContaining(['Kärnten', 'Bayern', 'Zürich']))
  expect(new Set(regions).size).toBe(regions.length)
})

test('API-1 what a page loads once may be kept, and whoever has it is told so in no bytes', async () => {
  for (const { path } of [calls.regions, calls.interests, calls.companyInfo]) {
    const first = await server.client().fetch(path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const tag = first.headers.get('etag') ?? ''
    const again = await server.client().fetch(path, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const refused = await server.client().fetch('/api/regions.php?country=austria')
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('API-1 the current user is the same with and without X-Request-Type', async () => {
  const { client } = await joinMember(server)
  const ask = async (headers: Record<string, string>) =>
    (await client.fetch(calls.getUser.path, { headers })).json()
  expect(await ask({ 'X-Request-Type': 'client' })).toEqual(await ask({}))
})

test('API-4 wrong input names the field and changes nothing', async () => {
  const response = await server.client().fetch('/api/regions.php?country=austria')
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error: { code: 'invalid_input', field: 'country' } })
})

test('API-2 the OpenAPI document names the calls', async () => {
  const response = await server.client().fetch('/api/openapi.json')
  const document = await response.json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/settings.php')
})
