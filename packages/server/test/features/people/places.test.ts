import { calls } from '@bouquet/contract'
import { describe, expect, test } from 'vitest'
import { visitCountry } from '../../../src/features/places/index.ts'
import { regionsOf } from '../../../src/features/settings/index.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

describe('geocoding', () => {
  test.each([
    ['DE', 'Bayern', 'München', 48.137, 11.575],
    ['AT', 'Wien', 'Wien', 48.208, 16.373],
    ['NL', 'Zuid-Holland', 'Den Haag', 52.077, 4.298],
    ['BE', 'Vlaams-Brabant', 'Leuven', 50.88, 4.7],
    ['PL', 'mazowieckie', 'Warszawa', 52.23, 21.01],
    ['SE', 'Västra Götaland', 'Göteborg', 57.707, 11.967],
    ['FR', 'Nouvelle-Aquitaine', 'Bordeaux', 44.84, -0.58],
    ['US', 'Texas', 'Austin', 30.267, -97.743],
  ])('SRC-3 a point in %s is told as %s, %s', async (country, region, city, lat, lon) => {
    const { geocode } = await server.client().call(calls.geocode, { query: { lat, lon } })
    expect(geocode).toEqual({ country, region, city })
    expect(regionsOf(country)).toContain(region)
  })

  test('SRC-3 the open sea is told as false, and an answer may be kept for an hour', async () => {
    const response = await server.client().fetch('/api/geocode.php?lat=-50&lon=-120')
    expect(await response.json()).toEqual({ geocode: false })
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
  })

  test('API-4 a latitude that there is not is refused', async () => {
    const response = await server.client().fetch('/api/geocode.php?lat=91&lon=0')
    expect(await response.json()).toEqual({ error: { code: 'invalid_input', field: 'lat' } })
  })
})

describe('regions', () => {
  test.each(['AU', 'CA', 'JP', 'BR', 'PT', 'CZ'])(
    'SRC-1 %s has the regions of the standard, each once and in order',
    async (country) => {
      const { regions } = await server.client().call(calls.regions, { query: { country } })
      expect(regions.length).toBeGreaterThan(5)
      expect(regions).toEqual([...new Set(regions)].toSorted((a, b) => a.localeCompare(b)))
    },
  )

  test('SRC-1 a country without regions has none', async () => {
    const { regions } = await server.client().call(calls.regions, { query: { country: 'VA' } })
    expect(regions).toEqual([])
  })
})

describe('the country of a visit', () => {
  test('SRC-3 it is found by the address without asking anybody', async () => {
    expect(await visitCountry({ address: '145.97.20.10', told: undefined })).toBe('NL')
    expect(await visitCountry({ address: '::ffff:145.97.20.10', told: undefined })).toBe('NL')
    expect(await visitCountry({ address: '2a02:a440::1', told: undefined })).toBe('NL')
    expect(await visitCountry({ address: '127.0.0.1', told: undefined })).toBeNull()
  })

  test('SRC-3 what the proxy says comes first, unless it knows none', async () => {
    expect(await visitCountry({ address: '145.97.20.10', told: 'de' })).toBe('DE')
    expect(await visitCountry({ address: '145.97.20.10', told: 'T1' })).toBe('NL')
  })

  test('SRC-3 a correction is kept until it is taken back', async () => {
    const visitor = server.client()
    await visitor.call(calls.selectCountry, { body: { country: 'AT' } })
    const selected = async () =>
      (await visitor.call(calls.settings)).settings.geoip_selected_country
    expect(await selected()).toBe('AT')
    await visitor.call(calls.selectCountry, { body: { country: null } })
    expect(await selected()).toBeNull()
    const refusal = await visitor.refused(calls.selectCountry, { body: { country: 'JP' } })
    expect(refusal).toMatchObject({ code: 'invalid_input', field: 'country' })
  })
})
