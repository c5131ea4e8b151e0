import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { detectCountry, listRegions, loadTowns } from '../../../src/features/places/index.ts'
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
    expect(listRegions(country)).toContain(region)
  })

  test('SRC-3 the open sea is told as false', async () => {
    const response = await server.client().fetch('/api/geocode.php?lat=-50&lon=-120')
    expect(await response.json()).toEqual({ geocode: false })
  })

  test('API-4 a latitude that there is not is refused', async () => {
    const response = await server.client().fetch('/api/geocode.php?lat=91&lon=0')
    expect(await response.json()).toEqual({ error: { code: 'invalid_input', field: 'lat' } })
  })
})

test.each([
  ['NL', 'utr', 'Utrecht'],
  ['NL', 'Den H', 'Den Haag'],
  ['DE', 'mün', 'München'],
  ['GB', 'Lond', 'London'],
])('SRC-1 towns in %s that start with %s begin with %s', async (country, starts, first) => {
  const { towns } = await server.client().call(calls.towns, { query: { country, starts } })
  expect(towns[0]?.city).toBe(first)
  expect(towns.length).toBeLessThanOrEqual(12)
})

describe('the town of a point', () => {
  test.each([
    ['Amsterdam', 52.3676, 4.9041],
    ['Amsterdam', 52.37145, 4.88588],
    ['Amsterdam', 52.333, 4.875],
    ['Rotterdam', 51.9244, 4.4777],
    ['Berlin', 52.52, 13.405],
    ['Berlin', 52.4811, 13.4354],
    ['Berlin', 52.5511, 13.1999],
    ['Hamburg', 53.5511, 9.9937],
    ['Köln', 50.9375, 6.9603],
    ['Frankfurt am Main', 50.1109, 8.6821],
    ['Paris', 48.8566, 2.3522],
    ['Paris', 48.8637, 2.3615],
    ['Lyon', 45.764, 4.8357],
    ['Marseille', 43.2965, 5.3698],
    ['London', 51.5074, -0.1278],
    ['London', 51.4975, -0.1357],
    ['Manchester', 53.4808, -2.2426],
    ['Edinburgh', 55.9533, -3.1883],
    ['Dublin', 53.3498, -6.2603],
    ['København', 55.6761, 12.5683],
    ['København', 55.673, 12.59],
    ['Aarhus', 56.1629, 10.2039],
    ['Stockholm', 59.3293, 18.0686],
    ['Stockholm', 59.315, 18.07],
    ['Göteborg', 57.7089, 11.9746],
    ['Oslo', 59.9139, 10.7522],
    ['Bergen', 60.3913, 5.3221],
    ['Helsinki', 60.1699, 24.9384],
    ['Helsinki', 60.184, 24.95],
    ['Tampere', 61.4978, 23.761],
    ['Warszawa', 52.2297, 21.0122],
    ['Warszawa', 52.236, 20.98],
    ['Kraków', 50.0647, 19.945],
    ['Milano', 45.4642, 9.19],
    ['Roma', 41.9028, 12.4964],
    ['Napoli', 40.8518, 14.2681],
    ['Madrid', 40.4168, -3.7038],
    ['Barcelona', 41.3874, 2.1686],
    ['Sevilla', 37.3891, -5.9845],
    ['Wien', 48.2082, 16.3738],
    ['Zürich', 47.3769, 8.5417],
    ['Genève', 46.2044, 6.1432],
    ['Bruxelles-Brussel', 50.8503, 4.3517],
    ['Lisbon', 38.7223, -9.1393],
    ['New York City', 40.7128, -74.006],
    ['Los Angeles', 34.0522, -118.2437],
    ['Toronto', 43.6532, -79.3832],
    ['Sydney', -33.8688, 151.2093],
  ])('SRC-3 a point in %s is told as the city, not as a quarter', async (city, lat, lon) => {
    expect((await loadTowns()).near({ lat, lon })?.city).toBe(city)
  })

  test.each([
    ['Diemen', 52.3388, 4.9593],
    ['Amstelveen', 52.3114, 4.8726],
    ['Volendam', 52.495, 5.07],
    ['Giethoorn', 52.74, 6.0775],
    ['Volkach', 49.8655, 10.2262],
    ['Potsdam', 52.3906, 13.0645],
    ['Versailles', 48.8049, 2.1204],
    ['Gentilly', 48.813, 2.344],
    ['Watford', 51.6565, -0.3903],
    ['Solna', 59.36, 18.0],
    ['Espoo', 60.2055, 24.6559],
    ['Sandvika', 59.8916, 10.5236],
    ['Reine', 67.9325, 13.0886],
    ['Monza', 45.5845, 9.2744],
  ])('SRC-3 a point in %s stays there, however near a city is', async (town, lat, lon) => {
    expect((await loadTowns()).near({ lat, lon })?.city).toBe(town)
  })

  test('SWP-1 a town is found by its name at home, its English name and that of a quarter', async () => {
    const towns = await loadTowns()
    const home = towns.find('DK', 'København')
    expect(home).toEqual(towns.find('DK', ' copenhagen'))
    expect(home?.lat).toBeCloseTo(55.68, 1)
    expect(towns.find('DE', 'Mitte')).not.toBeNull()
    expect(towns.find('NL', 'Nowhere')).toBeNull()
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
  test('SRC-3 the country of a visit is found by the address without asking anybody', async () => {
    expect(await detectCountry({ address: '145.97.20.10', fromHeader: undefined })).toBe('NL')
    expect(await detectCountry({ address: '::ffff:145.97.20.10', fromHeader: undefined })).toBe(
      'NL',
    )
    expect(await detectCountry({ address: '2a02:a440::1', fromHeader: undefined })).toBe('NL')
    expect(await detectCountry({ address: '127.0.0.1', fromHeader: undefined })).toBeNull()
  })

  test('SRC-3 what the proxy says of the country comes first, unless it knows none', async () => {
    expect(await detectCountry({ address: '145.97.20.10', fromHeader: 'de' })).toBe('DE')
    expect(await detectCountry({ address: '145.97.20.10', fromHeader: 'T1' })).toBe('NL')
  })

  test('SRC-3 a correction of the country is kept until it is taken back', async () => {
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
