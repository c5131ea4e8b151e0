import { expect, test } from 'vitest'
import {
  joinDate,
  monthOptions,
  noDate,
  partOrder,
  readDate,
  splitDate,
} from '../../src/core/date.ts'

test('SGN-2 a date of birth is written as the server reads it, and a wrong day is kept', () => {
  expect(joinDate({ day: '2', month: '4', year: '1990' })).toBe('1990-04-02')
  expect(joinDate({ day: '31', month: '2', year: '1990' })).toBe('1990-02-31')
})

test('SGN-2 a date with a missing part is no date', () => {
  expect(joinDate(noDate)).toBeNull()
  expect(joinDate({ day: '2', month: '', year: '1990' })).toBeNull()
  expect(joinDate({ day: '2', month: '4', year: '19' })).toBeNull()
})

test('SGN-2 LAN-4 a form without script posts a date in its parts', () => {
  const form = new FormData()
  form.set('born_day', ' 2 ')
  form.set('born_month', '4')
  expect(readDate(form, 'born')).toBeNull()
  form.set('born_year', '1990')
  expect(readDate(form, 'born')).toBe('1990-04-02')
})

test('SGN-2 a date is split into what one would type', () => {
  expect(splitDate('1990-04-02')).toEqual({ day: '2', month: '4', year: '1990' })
  expect(splitDate(null)).toEqual(noDate)
})

test('LOC-5 months bear their names in the language of the page', () => {
  expect(monthOptions('de-DE').map(({ label }) => label)).toContain('März')
  expect(monthOptions('pl-PL')).toHaveLength(12)
  expect(monthOptions('en-GB')[0]).toEqual({ id: '1', label: 'January' })
})

test('LOC-5 the parts are in the order of the language', () => {
  expect(partOrder('en-GB')).toEqual(['day', 'month', 'year'])
  expect(partOrder('sv-SE')).toEqual(['day', 'month', 'year'])
  expect(partOrder('en-US')).toEqual(['month', 'day', 'year'])
})
