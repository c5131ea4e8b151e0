import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readVisit } from '../../../src/platform/http/addContext.ts'

/** The address that a visitor is known by. */
async function addressOf(forwarded: string, trustProxy: boolean) {
  const app = new Hono().get('/', (http) => http.text(readVisit(http, trustProxy).address))
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.request('http://harbour.example/', { headers })).text()
}

test('AUT-1 of what a visitor claims to have come through only the proxy’s own word counts', async () => {
  expect(await addressOf('10.0.0.7', true)).toBe('10.0.0.7')
  expect(await addressOf('1.2.3.4, 5.6.7.8, 10.0.0.7', true)).toBe('10.0.0.7')
  expect(await addressOf('10.0.0.7', false)).toBe('')
})

test('OPS-12 a proxy may note the port beside the address', async () => {
  expect(await addressOf('1.2.3.4, 10.0.0.7:51234', true)).toBe('10.0.0.7')
  expect(await addressOf('[2001:db8::7]:51234', true)).toBe('2001:db8::7')
  expect(await addressOf('[2001:db8::7]', true)).toBe('2001:db8::7')
  expect(await addressOf('2001:db8::7', true)).toBe('2001:db8::7')
})
