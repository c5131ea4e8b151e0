import { nicheNumbers } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { rememberLogin } from '../../../src/features/accounts/rememberLogin.ts'
import {
  acceptsSignup,
  currentStep,
  gendersByNiche,
  shownSteps,
} from '../../../src/features/accounts/signup/signup.rules.ts'
import { readTracking, saveTracking } from '../../../src/features/accounts/signup/tracking.ts'
import { withConsentChange } from '../../../src/features/profiles/edit/consent.ts'
import { withFact } from '../../../src/features/profiles/edit/facts.ts'
import {
  acceptedPictures,
  photoLimit,
  usedPhotoSlots,
} from '../../../src/features/profiles/photos/photoRules.ts'
import { member, photo } from '../../support/member.ts'

test('SGN-1 signup goes on with the first open step, on whatever device', () => {
  const shown = shownSteps(false)
  expect(currentStep(shown, ['location', 'about', 'confirm'], undefined)).toBe('location')
  expect(currentStep(shown, ['confirm'], undefined)).toBe('confirm')
  expect(currentStep(shown, [], undefined)).toBeNull()
})

test('SGN-1 a finished step can be opened again', () => {
  expect(currentStep(shownSteps(false), ['confirm'], 'photo')).toBe('photo')
})

test('SGN-1 push is a step only where it can be had', () => {
  expect(shownSteps(false)).not.toContain('push')
  expect(shownSteps(true)).toContain('push')
  expect(currentStep(shownSteps(false), ['push'], 'push')).toBeNull()
})

test('DOM-6 a niche that says who meets whom does not ask', () => {
  expect(gendersByNiche(nicheNumbers['men-seeking-men'])).toEqual({
    gender: 'male',
    seeking: 'male',
  })
  expect(gendersByNiche(nicheNumbers['women-seeking-women'])).toEqual({
    gender: 'female',
    seeking: 'female',
  })
  for (const niche of [1, 2, 3, 6, 7] as const) expect(gendersByNiche(niche)).toBeNull()
})

test('RTE-7 where a visitor came from is kept through signup', () => {
  const storage = memoryStorage()
  expect(readTracking(storage)).toBeUndefined()
  saveTracking(storage, '?network=abc&sub1=x&step=photo')
  saveTracking(storage, '?network=other')
  saveTracking(storage, '')
  expect(readTracking(storage)).toEqual({ network: 'abc', sub1: 'x' })
})

test('LAN-3 the slug of a lander is kept as the campaign unless the address names one', () => {
  const [plain, named, blank] = [memoryStorage(), memoryStorage(), memoryStorage()]
  saveTracking(plain, '?sub1=x', 'summer')
  expect(readTracking(plain)).toEqual({ ref: 'summer', sub1: 'x' })
  saveTracking(named, '?ref=newsletter', 'summer')
  expect(readTracking(named)).toEqual({ ref: 'newsletter' })
  saveTracking(blank, '', '')
  expect(readTracking(blank)).toBeUndefined()
})

test('PRO-1 free members have 3 photos, premium members 25', () => {
  expect(photoLimit(member())).toBe(3)
  expect(photoLimit(member({ paid_user: true }))).toBe(25)
})

test('PRO-1 a fact may be left open again', () => {
  const { interests, ...facts } = member().profile.attributes
  const said = withFact(facts, 'eye_colour', 'green')
  expect(said.eye_colour).toBe('green')
  expect(withFact(said, 'eye_colour', '').eye_colour).toBeNull()
  expect(interests).toEqual([])
})

test('TRU-3 with the consent taken back a form is saved without what rested on it', () => {
  const known = { ...member().profile.attributes, eye_colour: 'green' as const }
  const change = { sexuality: 'bi' as const, interests: ['tea' as const, 'bondage' as const] }
  expect(withConsentChange(known, change)).toEqual(change)
  expect(withConsentChange(known, { ...change, sensitive_data: true })).toMatchObject(change)
  expect(withConsentChange(known, { ...change, sensitive_data: false })).toMatchObject({
    sexuality: null,
    interests: ['tea'],
    eye_colour: 'green',
    sensitive_data: false,
  })
})

test.each([
  ['all', false, true],
  ['all', true, true],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
  ['none', false, false],
  ['none', true, false],
] as const)(
  'LAN-6 signups of %s, from a traffic source %s: accepted %s',
  (signups, hasSource, accepted) => {
    expect(acceptsSignup(signups, hasSource ? { network: 'abc' } : undefined)).toBe(accepted)
  },
)

test('SGN-1 a step that a browser cannot have is passed over, and one that is asked for comes first', () => {
  expect(currentStep(shownSteps(false), ['push', 'confirm'], undefined)).toBe('confirm')
  expect(currentStep(shownSteps(true), ['push', 'confirm'], undefined)).toBe('push')
  expect(currentStep(shownSteps(true), ['photo'], 'push')).toBe('push')
})

test('RTE-7 a traffic source that cannot be read is none', () => {
  const storage = memoryStorage()
  for (const stored of ['{', '[]', '{"network":7}']) {
    storage.setItem('bouquet.tracking', stored)
    expect(readTracking(storage)?.network).toBeUndefined()
  }
})

test('PRO-2 a rejected photo takes no place, a pending one does', () => {
  const photos = [photo(1), photo(2, { status: 'pending' }), photo(3, { status: 'rejected' })]
  expect(usedPhotoSlots(member({}, { photos }))).toBe(2)
  expect(usedPhotoSlots(member({}, { photos: [] }))).toBe(0)
  for (const format of ['jpeg', 'png', 'webp', 'avif'])
    expect(acceptedPictures.split(',')).toContain(`image/${format}`)
})

test('NAV-6 pages outside the members area learn of a login and of a logout', () => {
  const storage = memoryStorage()
  rememberLogin(storage, true)
  expect(storage.length).toBe(1)
  rememberLogin(storage, false)
  expect(storage.length).toBe(0)
})
