import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { locate, readGeolocationPermission } from '../../../src/features/places/geolocation.ts'
import { readFoundPlace, saveFoundPlace } from '../../../src/features/places/placeMemory.ts'

const hour = 3_600_000
const utrecht = { country: 'NL', region: 'Utrecht', city: 'Utrecht' }

test('SRC-3 a found town is kept for one hour', () => {
  const storage = memoryStorage()
  saveFoundPlace(storage, utrecht, 1_000)
  expect(readFoundPlace(storage, 1_000 + hour - 1)).toEqual(utrecht)
  expect(readFoundPlace(storage, 1_000 + hour)).toBeNull()
})

test('SRC-3 a position without a town is kept as false', () => {
  const storage = memoryStorage()
  expect(readFoundPlace(storage, 0)).toBeNull()
  saveFoundPlace(storage, false, 0)
  expect(readFoundPlace(storage, 1)).toBe(false)
  storage.setItem('bouquet.geocode', 'nonsense')
  expect(readFoundPlace(storage, 1)).toBeNull()
})

const position = (latitude: number, longitude: number): GeolocationPosition =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

const answering = (answer: Geolocation['getCurrentPosition']) =>
  ({ getCurrentPosition: answer }) as Geolocation

test('SRC-3 the position is rounded to about a kilometre before it is sent', async () => {
  const browser = answering((found) => found(position(52.09083, 5.12222)))
  expect(await locate(browser)).toEqual({ kind: 'found', position: { lat: 52.09, lon: 5.12 } })
})

test('SRC-3 a refusal differs from a failure', async () => {
  const refusing = (code: number) =>
    answering((_found, failed) =>
      failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    )
  expect(await locate(refusing(1))).toEqual({ kind: 'denied' })
  expect(await locate(refusing(3))).toEqual({ kind: 'failed' })
})

test('SRC-3 the permission is unsupported, unknown, or what the browser says', async () => {
  const geolocation = answering(() => {})
  const asked = (query: () => Promise<unknown>) => ({ query }) as unknown as Permissions
  const granted = asked(async () => ({ state: 'granted' }))
  const silent = asked(() => Promise.reject(new TypeError()))
  expect(await readGeolocationPermission({ permissions: granted })).toBe('unsupported')
  expect(await readGeolocationPermission({ geolocation, permissions: silent })).toBe('unknown')
  expect(await readGeolocationPermission({ geolocation, permissions: granted })).toBe('granted')
})
