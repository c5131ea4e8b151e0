import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskFolder } from '@bouquet/contract/hosting'
import { staffCalls } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'
import { hire, staffPassword } from '../../support/staff.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'desk-'))
mkdirSync(join(siteDir, deskFolder, 'assets'), { recursive: true })
writeFileSync(join(siteDir, deskFolder, 'index.html'), '<title>Desk</title>')
writeFileSync(join(siteDir, deskFolder, 'assets', 'desk.js'), 'export {}')
mkdirSync(join(siteDir, 'harbour.example'))
writeFileSync(join(siteDir, 'harbour.example', '404.html'), 'no such page')

const server = await testServer({ siteDir })
const atBrand = server.client()
const atDesk = server.client('desk.localhost')

const send = async (client: typeof atBrand, path: string) => {
  const { status, headers } = await client.fetch(path, { redirect: 'manual' })
  return { status, robots: headers.get('x-robots-tag'), cached: headers.get('cache-control') }
}

test.each(['/desk', '/desk/', '/desk/photos', '/desk/complaints/2026-000001'])(
  'DSK-1 %s is the desk on the host of a brand, with no entry in a search engine',
  async (path) => {
    const response = await atBrand.fetch(path)
    expect(await response.text()).toBe('<title>Desk</title>')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('DSK-1 a file of the desk never changes, and one that is missing is no page', async () => {
  expect(await send(atBrand, '/desk/assets/desk.js')).toMatchObject({
    status: 200,
    cached: 'public, max-age=31536000, immutable',
  })
  expect(await send(atBrand, '/desk/assets/gone.js')).toMatchObject({ status: 404 })
  expect(await send(atBrand, '/desk/../harbour.example/404.html')).toMatchObject({ status: 404 })
  expect(await send(atBrand, '/desktop')).toMatchObject({ status: 404, robots: null })
})

test('DSK-1 the host of the desk has the desk and its calls alone', async () => {
  const { token } = await hire(server, 'moderator')
  const body = { token, password: staffPassword, password_again: staffPassword }
  await atDesk.call(staffCalls.acceptInvitation, { body })
  expect((await atDesk.call(staffCalls.deskLogin)).staff.role).toBe('moderator')
  expect((await atDesk.fetch('/desk/photos')).status).toBe(200)
  const root = await atDesk.fetch('/', { redirect: 'manual' })
  expect([root.status, root.headers.get('location')]).toEqual([302, '/desk'])
  for (const path of ['/members', '/en/app', '/api/settings.php', '/404.html', '/robots.txt'])
    expect((await atDesk.fetch(path)).status, path).toBe(404)
})

test('DSK-1 a host that is neither a brand nor the desk has no desk', async () => {
  expect((await server.client('other.example').fetch('/desk')).status).toBe(404)
})
