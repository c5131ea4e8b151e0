import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserStorageList, type StorageName } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { joinMember } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { seatStaff } from '../support/staff.ts'

const server = await testServer()
const root = join(import.meta.dirname, '../../../..')

/** Set in the browser, by the members area. */
const setByMembersArea: readonly StorageName[] = ['closed_notice', 'last_search']

const cookies = browserStorageList.filter(
  ({ place, id }) => place === 'cookie' && !setByMembersArea.includes(id),
)

test('PAG-5 the list of what a browser stores has exactly the cookies that the server sets', async () => {
  const member = await joinMember(server)
  await member.client.call(calls.selectCountry, { body: { country: 'DE' } })
  const desk = await seatStaff(server, 'admin')
  const set = [...member.client.cookies.keys(), ...desk.client.cookies.keys()]
  expect(set.sort()).toEqual(cookies.map(({ name }) => name).sort())
})

test('PAG-5 the code takes the names of what it stores from that list', () => {
  const named = /['"`](?:bouquet[.-](?:\w|\$)|desk\.session|site_entry_skipped|auth\.)/
  const files = globSync(
    [
      'packages/{client,contract,i18n,members,server,ui}/src/**/*.{ts,tsx}',
      'sites/dating/{src,serviceWorker}/**/*.{ts,astro}',
    ],
    { cwd: root },
  )
  const found = files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
  expect(found.sort()).toEqual([
    'packages/contract/src/core/browserStorage.ts',
    'packages/contract/src/core/constants.ts',
    'packages/server/src/platform/bus/listenOverNats.ts',
    'packages/ui/src/base/base.css.ts',
  ])
})

test('PAG-5 code that stores in a browser reads the list, or is told the name by what does', () => {
  const storing = /\b(?:setCookie|cookieStore\.set|caches\.open)\(|document\.cookie =|\.setItem\(/
  const files = globSync(
    [
      'packages/{client,members,server,ui}/src/**/*.{ts,tsx}',
      'sites/dating/{src,serviceWorker}/**/*.ts',
    ],
    { cwd: root },
  )
  const others = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return (
      storing.test(code) && !/browserStorage|staffCookie|dataset|cacheNames|DeviceMemory/.test(code)
    )
  })
  expect(others).toEqual([])
})
