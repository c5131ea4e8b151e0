import { intimateInterests, nicheNames, nicheNumbers, onlyGender } from '@bouquet/contract'
import { featureSettingsSchema, nicheDefaults } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { landerNames, landersOf } from '../src/brand/landers.ts'
import { nicheLooks } from '../src/resolve/nicheLooks.ts'
import { niches } from '../src/resolve/niches.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

describe('a brand with few settings', () => {
  test.each(nicheNames)('DOM-2 has valid settings for niche %s', (niche) => {
    expect(featureSettingsSchema.safeParse(nicheDefaults(niche)).success).toBe(true)
  })

  test('DOM-2 takes missing settings from its niche', () => {
    const brand = resolveBrand('rose', file, company)
    expect(brand).toMatchObject({ id: 'rose', mailName: 'Rose', density: 'regular' })
    expect(brand.settings).toEqual(nicheDefaults('general'))
    expect(brand.company).toMatchObject({ id: 'acorn', city: 'Amsterdam' })
  })

  test('LAN-1 LAN-7 offers every lander, in an order of its niche, or those that its file names', () => {
    const orders = nicheNames.map((niche) =>
      landersOf(resolveBrand('rose', { ...file, niche }, company).landers),
    )
    for (const order of orders) expect(order.toSorted()).toEqual([...landerNames].sort())
    expect(new Set(orders.map(String)).size).toBe(orders.length)
    const own = resolveBrand('rose', { ...file, landers: { video: {}, gallery: {} } }, company)
    expect(landersOf(own.landers)).toEqual(['video', 'gallery'])
  })

  test.each(nicheNames)(
    'DOM-2 looks as suits niche %s when it says no more than its seeds',
    (niche) => {
      const { type: _type, art: _art, ...bare } = file
      const brand = resolveBrand('rose', { ...bare, niche }, company)
      expect(brand).toMatchObject(nicheLooks[niche])
    },
  )

  test('DOM-2 keeps each setting of its look, and no two niches look alike', () => {
    const shape = { corners: 'round' as const }
    const brand = resolveBrand(
      'rose',
      { ...file, niche: 'men-seeking-men', shape, mode: { fixed: true } },
      company,
    )
    expect(brand.shape).toEqual({ ...nicheLooks['men-seeking-men'].shape, corners: 'round' })
    expect(brand.mode).toEqual({ preferred: 'light', fixed: true })
    const looks = nicheNames.map((each) => JSON.stringify(nicheLooks[each]))
    expect(new Set(looks).size).toBe(nicheNames.length)
  })

  test('DOM-2 ignores keys that are undefined', () => {
    const settings = { message_credits: undefined }
    const brand = resolveBrand('rose', { ...file, type: { base: undefined }, settings }, company)
    expect([brand.type.base, brand.settings.message_credits]).toEqual([16, 10])
  })

  test('DOM-2 keeps its settings', () => {
    const settings = { gift_credits: 7 }
    const brand = resolveBrand('rose', { ...file, settings }, company)
    expect(brand.settings).toEqual({ ...nicheDefaults('general'), ...settings })
  })

  test('DOM-6 intimate interests are limited to the niches about them', () => {
    const withIntimate = nicheNames.filter((niche) =>
      niches[niche].interests.some((interest) => intimateInterests.some((one) => one === interest)),
    )
    expect(withIntimate).toEqual(['casual', 'men-seeking-men', 'kink'])
  })

  test.each(nicheNames)(
    'DOM-6 pages know of niche %s whether everybody has one gender',
    (niche) => {
      const { genders } = niches[niche]
      expect(onlyGender[nicheNumbers[niche]]).toBe(genders.length === 1 ? genders[0] : undefined)
    },
  )

  test('DOM-6 men meet men and women meet women where the niche says so', () => {
    expect([niches['men-seeking-men'].genders, niches['women-seeking-women'].genders]).toEqual([
      ['male'],
      ['female'],
    ])
  })
})
