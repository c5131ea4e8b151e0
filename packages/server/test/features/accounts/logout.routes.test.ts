import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
let joined = 0

/** Opens the call as a browser would, and tells whether the member is logged in afterwards. */
async function visit(headers: Readonly<Record<string, string>>) {
  joined += 1
  const { client } = await signUp(server, { name: `Visitor ${joined}` })
  const response = await client.fetch(calls.logout.path, { headers })
  const { user } = await client.call(calls.getUser)
  return { response, isLoggedIn: user !== null }
}

test.each([
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', referer: 'http://harbour.localhost/' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/harbour.example' },
  { referer: 'http://harbour.localhost.evil.example/' },
  { referer: 'http://harbour.localhost:8080/' },
])(
  'AUT-1 a link from another site (%o) opens the home page, and the session goes on',
  async (headers) => {
    const { response, isLoggedIn } = await visit(headers)
    expect(isLoggedIn).toBe(true)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

test.each([
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { origin: 'http://harbour.localhost' },
  { referer: 'http://harbour.localhost/settings' },
  {},
])('AUT-1 the site itself and the address bar (%o) log out', async (headers) => {
  const { response, isLoggedIn } = await visit(headers)
  expect(isLoggedIn).toBe(false)
  expect(await response.json()).toEqual({ ok: true })
})

test('AUT-7 a logout has the browser delete the photos that it stored', async () => {
  const { response } = await visit({})
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
})
