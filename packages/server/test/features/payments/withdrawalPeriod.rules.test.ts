import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  isWithdrawalOver,
  withdrawalEnd,
} from '../../../src/features/payments/withdrawal/withdrawalPeriod.rules.ts'

const terms = { refundDays: 14, timeZone: 'Europe/Amsterdam' }
const end = (paid: string, own = terms) => withdrawalEnd(new Date(paid), own).toISOString()

afterEach(() => vi.unstubAllEnvs())

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('in a process in %s', (zone) => {
  test('CRD-8 the day of the payment does not count, and the last one runs to midnight', () => {
    vi.stubEnv('TZ', zone)
    expect(end('2026-03-03T12:00:00Z')).toBe('2026-03-17T22:59:59.999Z')
    expect(end('2026-03-02T23:00:00Z')).toBe('2026-03-17T22:59:59.999Z')
    expect(end('2026-03-03T22:59:00Z')).toBe('2026-03-17T22:59:59.999Z')
    expect(end('2026-03-03T23:00:00Z')).toBe('2026-03-18T22:59:59.999Z')
  })

  test('CRD-8 a Saturday or Sunday moves the last day to Monday', () => {
    vi.stubEnv('TZ', zone)
    const monday = '2026-03-16T22:59:59.999Z'
    expect(end('2026-02-28T12:00:00Z')).toBe(monday)
    expect(end('2026-03-01T12:00:00Z')).toBe(monday)
    expect(end('2026-03-02T12:00:00Z')).toBe(monday)
  })

  test('CRD-8 summer time does not shorten the last day', () => {
    vi.stubEnv('TZ', zone)
    expect(end('2026-03-16T12:00:00Z')).toBe('2026-03-30T21:59:59.999Z')
    expect(end('2026-10-12T12:00:00Z')).toBe('2026-10-26T22:59:59.999Z')
  })

  test('CRD-8 the last day ends in the country of the brand, on either side of the date line', () => {
    vi.stubEnv('TZ', zone)
    const at = '2026-03-03T12:00:00Z'
    expect(end(at, { ...terms, timeZone: 'Pacific/Auckland' })).toBe('2026-03-18T10:59:59.999Z')
    expect(end(at, { ...terms, timeZone: 'America/Los_Angeles' })).toBe('2026-03-18T06:59:59.999Z')
  })
})

test('CRD-8 a last day that may be a holiday, as on Good Friday, closes no withdrawal', () => {
  const paid = new Date('2026-03-20T12:00:00Z')
  expect(end(paid.toISOString())).toBe('2026-04-03T21:59:59.999Z')
  expect(isWithdrawalOver(paid, terms, new Date('2026-04-07T21:59:59.999Z'))).toBe(false)
  expect(isWithdrawalOver(paid, terms, new Date('2026-04-07T22:00:00Z'))).toBe(true)
})
