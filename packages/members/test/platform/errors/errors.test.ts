import { ApiError } from '@bouquet/client'
import { expect, test } from 'vitest'
import { statusOf } from '../../../src/platform/errors/useErrorText.ts'

test('RTE-4 the error page shows the status that the server gave, else 500', () => {
  expect(statusOf(new ApiError({ code: 'maintenance', status: 503 }))).toBe(503)
  expect(statusOf(new ApiError({ code: 'unreadable', status: 200 }))).toBe(500)
  expect(statusOf(new TypeError('an error of the page'))).toBe(500)
})

test('RTE-4 without a connection there is no status to show', () => {
  expect(statusOf(new ApiError({ code: 'offline', status: 0 }))).toBeNull()
})
