import { countryCodes } from '@bouquet/contract/countries'
import { iso31661 } from 'iso-3166'
import { expect, test } from 'vitest'

test('OPS-12 the countries that a brand file may name are those of ISO 3166', () => {
  const assigned = iso31661.filter(({ state }) => state === 'assigned')
  expect(countryCodes).toEqual(assigned.map(({ alpha2 }) => alpha2).sort())
})
