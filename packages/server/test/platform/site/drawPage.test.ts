import { drawingFolder, drawingModule, slotMark, templateFile } from '@bouquet/contract/drawing'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/app/createApp.ts'
import { signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { makeSiteFolder } from '../../support/siteFolder.ts'

const { siteDir, write } = makeSiteFolder()

/** Draws the visitor's mail address, as the API names it. */
const drawing = `
export async function drawPage({ href, origin, cookies, fetch }) {
  if (href === '/settings') throw new Error('a component fails')
  if (href.startsWith('/credits')) return { kind: 'redirect', href: '/login?next=%2Fcredits' }
  const response = await fetch(origin + '/api/user.php', { headers: { 'X-Request-Type': 'client' } })
  const { user } = await response.json()
  const name = href === '/premium' ? '{{data}} {{title}}' : user ? user.email : 'visitor'
  const status = href === '/members/nobody' ? 404 : 200
  return { kind: 'page', status, title: 'A & B', preloads: '', html: name, data: '{}' }
}`

const template = {
  html: `<title>${slotMark('title')}</title>${slotMark('head')}|${slotMark('area')}|${slotMark('data')}`,
  brand: { id: 'harbour', name: 'Harbour', symbol: '<svg></svg>', pages: [] },
  scripts: ['/assets/parts.js', '/assets/members.js'],
  screens: [
    {
      path: '^/members/?$',
      styles: '/assets/search.css',
      joined: ['/assets/cards.css'],
      scripts: ['/assets/search.js'],
    },
    { path: '', styles: '/assets/every.css', joined: [], scripts: [] },
  ],
}

write('en/app/index.html', 'english shell')
write('assets/search.css', '.search{}')
write('assets/every.css', '.every{}')
write('headers.json', '{"contentSecurityPolicy":"script-src \'sha256-abc\'"}')
write(`${drawingFolder}/${drawingModule}`, drawing)
write(`${drawingFolder}/${templateFile('en')}`, JSON.stringify(template))

const server = await testServer({ siteDir })
const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })
const config = { ...server.services.config, drawsMembersArea: true, membersAtOnce: 100 }
const app = createApp({ ...server.services, config, log })

const get = (path: string, cookie = '') =>
  app.request(`http://harbour.localhost${path}`, { headers: { cookie } })

/** A member's address, and the cookies of their browser. */
async function joinMember(email: string): Promise<string> {
  const client = server.client()
  await signUp(server, { email }, client)
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

test('PRF-1 a page of the members area comes drawn for its visitor, with styles, scripts and policy, and is kept by nobody', async () => {
  const response = await get('/members')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(
    [
      '<title>A &amp; B</title><style>.search{}</style><link rel="stylesheet" href="/assets/cards.css" disabled>',
      'visitor',
      '<script type="application/json" id="members-scripts">["/assets/parts.js","/assets/members.js","/assets/search.js"]</script><script type="application/json" id="members-data">{}</script>',
    ].join('|'),
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBe("script-src 'sha256-abc'")
  expect(response.headers.get('content-language')).toBe('en')
})

test('PRF-1 each of two members who open pages at the same time gets their own', async () => {
  const emails = ['ada@post.example', 'ben@post.example']
  const cookies = await Promise.all(emails.map(joinMember))
  const pages = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (await get('/members', cookies[at % 2])).text()),
  )
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`|${emails[at % 2]}|`)
    expect(page).not.toContain(emails[(at + 1) % 2])
  }
})

test('PRF-1 a member whose words look like a place of the page is shown as they wrote', async () => {
  const page = await (await get('/premium')).text()
  expect(page.split('|')[1]).toBe('{{data}} {{title}}')
  expect(page.match(/id="members-data"/g)).toHaveLength(1)
})

test('RTE-9 a page that does not exist, or is elsewhere, says so with its status', async () => {
  expect((await get('/members/nobody')).status).toBe(404)
  const elsewhere = await get('/credits?code=spring')
  expect(elsewhere.status).toBe(302)
  expect(elsewhere.headers.get('location')).toBe('/login?next=%2Fcredits')
})

test('PRF-1 where a page cannot be drawn the browser draws it, and the reason is logged once', async () => {
  for (let times = 0; times < 3; times += 1) {
    const response = await get('/settings')
    expect(await response.text()).toBe('english shell')
    expect(response.status).toBe(200)
  }
  expect(logged.filter((line) => line.includes('a component fails'))).toHaveLength(1)
})

test('PRF-1 of pages asked for at the same time, those beyond what the server draws come as the shell', async () => {
  const few = createApp({ ...server.services, config: { ...config, membersAtOnce: 2 } })
  const send = async () => (await few.request('http://harbour.localhost/members')).text()
  const pages = await Promise.all([send(), send(), send(), send()])
  expect(pages.filter((page) => page.includes('|visitor|'))).toHaveLength(2)
  expect(pages.filter((page) => page === 'english shell')).toHaveLength(2)
  expect(await send()).toContain('|visitor|')
})

test('PRF-1 a site without the drawing, and a server without it, answer with the shell', async () => {
  const off = createApp({ ...server.services, config: { ...config, drawsMembersArea: false } })
  const ofBrowser = await off.request('http://harbour.localhost/members')
  expect(await ofBrowser.text()).toBe('english shell')
  const german = { headers: { cookie: 'i18n_redirected=de' } }
  write('de/app/index.html', 'german shell')
  const withoutTemplate = await app.request('http://harbour.localhost/members', german)
  expect(await withoutTemplate.text()).toBe('german shell')
})
