import { featureSettingsSchema, nicheDefaults } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const figures = Object.entries(nicheDefaults('general')).flatMap(([key, value]) =>
  typeof value === 'number' ? [key] : [],
)
const passes = (settings: object) => featureSettingsSchema.partial().safeParse(settings).success

describe('the figures of a brand’s settings', () => {
  test.each(figures)('DOM-2 are integers within limits: %s', (key) => {
    for (const figure of [Number.NaN, Infinity, -Infinity, -1, 0.5, 20.5, 1e9, 1e300]) {
      expect(passes({ [key]: figure }), String(figure)).toBe(false)
    }
  })

  test('DOM-2 are integers within limits: the price of a message', () => {
    const costs = (amount: number) => ({
      minimum_message_costs: { NL: { amount, currency: 'EUR' } },
    })
    expect(passes(costs(75))).toBe(true)
    for (const amount of [Number.NaN, Infinity, -1, 0.5, 1e9]) {
      expect(passes(costs(amount)), String(amount)).toBe(false)
    }
  })

  test('DSK-5 are integers within limits: refunds of one member of staff, in currencies that exist', () => {
    expect(passes({ refund_limits: { EUR: 2_000 } })).toBe(true)
    expect(passes({ refund_limits: {} })).toBe(true)
    for (const amount of [Number.NaN, Infinity, -1, 0.5, 1e9]) {
      expect(passes({ refund_limits: { EUR: amount } }), String(amount)).toBe(false)
    }
    expect(passes({ refund_limits: { XYZ: 2_000 } })).toBe(false)
  })

  test('CRD-7 say what a message costs at least by the credits that it takes, in the countries of the brand', () => {
    const settings = { countries: ['GB', 'MT'], message_credits: 5 }
    const brand = resolveBrand('rose', { ...file, settings }, company)
    expect(brand.settings.minimum_message_costs).toEqual({
      GB: { amount: 43, currency: 'GBP' },
      MT: { amount: 50, currency: 'EUR' },
    })
  })

  test('DOM-2 that set the price of one country keep those of the others', () => {
    const stated = { MT: { amount: 80, currency: 'EUR' as const } }
    const brand = resolveBrand(
      'rose',
      { ...file, settings: { minimum_message_costs: stated } },
      company,
    )
    expect(brand.settings.minimum_message_costs).toEqual({
      ...nicheDefaults('general').minimum_message_costs,
      ...stated,
    })
  })
})
