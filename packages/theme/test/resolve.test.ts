import { intimateInterests } from '@bouquet/contract'
import { featureSettingsSchema, nicheSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { landerNames, landersOf } from '../src/brand/landers.ts'
import { nicheDefaults } from '../src/resolve/nicheDefaults.ts'
import { nicheLooks } from '../src/resolve/nicheLooks.ts'
import { niches } from '../src/resolve/niches.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const allNiches = [...nicheSchema.values]

describe('a brand with few settings', () => {
  test.each(allNiches)('DOM-2 has valid settings for niche %i', (niche) => {
    expect(featureSettingsSchema.safeParse(nicheDefaults(niche)).success).toBe(true)
  })

  test('DOM-2 takes missing settings from its niche', () => {
    const brand = resolveBrand('rose', file, company)
    expect(brand).toMatchObject({ id: 'rose', mailName: 'Rose', density: 'regular' })
    expect(brand.settings).toEqual(nicheDefaults(1))
    expect(brand.company).toMatchObject({ id: 'acorn', city: 'Amsterdam' })
  })

  test('LAN-1 LAN-7 offers every lander, in an order of its niche, or those that its file names', () => {
    const orders = allNiches.map((niche) =>
      landersOf(resolveBrand('rose', { ...file, niche }, company).landers),
    )
    for (const order of orders) expect(order.toSorted()).toEqual([...landerNames].sort())
    expect(new Set(orders.map(String)).size).toBe(orders.length)
    const own = resolveBrand('rose', { ...file, landers: { video: {}, gallery: {} } }, company)
    expect(landersOf(own.landers)).toEqual(['video', 'gallery'])
  })

  test.each(allNiches)(
    'DOM-2 looks as suits niche %i when it says no more than its seeds',
    (niche) => {
      const { type: _type, art: _art, ...bare } = file
      const brand = resolveBrand('rose', { ...bare, niche }, company)
      expect(brand).toMatchObject(nicheLooks[niche])
    },
  )

  test('DOM-2 keeps each setting of its look, and no two niches look alike', () => {
    const shape = { corners: 'round' as const }
    const brand = resolveBrand('rose', { ...file, niche: 4, shape, mode: { fixed: true } }, company)
    expect(brand.shape).toEqual({ ...nicheLooks[4].shape, corners: 'round' })
    expect(brand.mode).toEqual({ preferred: 'light', fixed: true })
    const looks = allNiches.map((each) => JSON.stringify(nicheLooks[each]))
    expect(new Set(looks).size).toBe(allNiches.length)
  })

  test('DOM-2 ignores keys that are undefined', () => {
    const settings = { message_credits: undefined }
    const brand = resolveBrand('rose', { ...file, type: { base: undefined }, settings }, company)
    expect([brand.type.base, brand.settings.message_credits]).toEqual([16, 10])
  })

  test('DOM-2 keeps its settings', () => {
    const settings = { gift_credits: 7 }
    const brand = resolveBrand('rose', { ...file, settings }, company)
    expect(brand.settings).toEqual({ ...nicheDefaults(1), ...settings })
  })

  test('DOM-6 intimate interests are limited to the niches about them', () => {
    const withIntimate = allNiches.filter((niche) =>
      niches[niche].interests.some((interest) => intimateInterests.some((one) => one === interest)),
    )
    expect(withIntimate).toEqual([3, 4, 6])
  })

  test('DOM-6 men meet men in niche 4 and women meet women in niche 5', () => {
    expect([niches[4].genders, niches[5].genders]).toEqual([['male'], ['female']])
  })
})
