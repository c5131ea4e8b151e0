import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../../support/server.ts'

const form = `<!doctype html><html><head><script>if (1 < 2 && '"') {}</script></head><body>
<input type="checkbox" name="interests" value="art" form="signup-form"><input type="checkbox" name="interests" value="tea" form="signup-form">
<input type="radio" name="region" value="Bayern" form="signup-form"><input type="radio" name="region" value="Berlin" form="other">
<form action="/api/signup.php" method="post" id="signup-form">
<div data-errors="form"><p data-code="general_error">Broken</p><p data-code="too_many_requests" data-template="Wait {{seconds}}">Wait …</p></div>
<input type="hidden" name="network"><input type="hidden" name="language" value="de">
<input type="radio" name="gender" value="female"><input type="radio" name="gender" value="male" checked>
<input name="name" required><input type="email" name="email"><input name="date_of_birth_day"><select name="date_of_birth_month"><option value=""></option><option value="1">January</option></select><input name="date_of_birth_year">
<div data-errors="date_of_birth"><p data-code="too_young">Too young</p></div>
<input type="password" name="password" autocomplete="new-password"><input name="repeated" autocomplete="new-password">
<input type="checkbox" name="terms" value="on"><div data-errors="terms"><p data-code="terms_not_accepted">Accept</p></div>
</form></body></html>`
const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const pages: Readonly<Record<string, string>> = {
  'de/landers/gallery/index.html': form,
  'de/index.html': `<dialog id="other"></dialog><dialog id="signup">${form}</dialog>`,
  'en/index.html': 'nothing to fill in',
  'headers.json': '{"contentSecurityPolicy":"script-src \'sha256-abc\'"}',
}
for (const [name, content] of Object.entries(pages)) {
  const path = join(siteDir, 'harbour.example', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const server = await testServer({ siteDir })
const password = 'a password nobody guesses'
const typed = {
  lander: 'gallery',
  language: 'de',
  network: 'paper',
  email: 'mara@post.example',
  name: '"><script>$&',
  password,
  repeated: password,
  date_of_birth_day: '1',
  date_of_birth_month: '1',
  date_of_birth_year: '2015',
  interests: 'tea',
  gender: 'female',
  seeking: 'male',
  terms: 'on',
}
const post = (own: Readonly<Record<string, string>> = {}, headers: Record<string, string> = {}) =>
  server.client().fetch('/api/signup.php', {
    method: 'POST',
    body: new URLSearchParams({ ...typed, ...own }),
    headers: { origin: 'http://harbour.localhost', ...headers },
  })

test('RTE-7 SGN-2 a refused form is answered with its page, filled as it was and escaped, kept nowhere', async () => {
  const response = await post({ name: 'Mara "Mo" <b>' })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain('sha256-abc')
  expect(page).toContain('name="name" required value="Mara &#x22;Mo&#x22; <b>"')
  expect(page).toContain('name="email" value="mara@post.example"')
  expect(page).toContain('name="network" value="paper"')
  expect(page).toMatch(/value="female" checked/)
  expect(page).toMatch(/name="date_of_birth_year" value="2015"/)
  expect(page).toMatch(/<option value="1" selected/)
  expect(page.match(/name="interests" value="(\w+)"[^>]* checked/)?.[1]).toBe('tea')
  expect(page).not.toMatch(/value="male" checked/)
  expect(page).toContain(`<script>if (1 < 2 && '"') {}</script>`)
})

test('LOC-5 SGN-2 a form that is sent too often says in words of its language how long to wait', async () => {
  for (let sent = 0; sent < 30; sent += 1) await post()
  expect(await (await post()).text()).toContain('>Wait 60 Minuten</p>')
})

test('SGN-2 the refusal stands beside its field, which has the focus', async () => {
  const page = await (await post({ name: 'Mara' })).text()
  expect(page).toMatch(/<p data-code="too_young" data-shown="">/)
  expect(page).toMatch(/name="date_of_birth_day"[^>]*aria-invalid="true"[^>]*autofocus/)
})

test('SGN-2 all refusals of a form stand beside their fields, and the first has the focus', async () => {
  const page = await (await post({ name: 'Mara', terms: '' })).text()
  expect(page).toMatch(/<p data-code="too_young" data-shown="">/)
  expect(page).toMatch(/<p data-code="terms_not_accepted" data-shown="">/)
  expect(page).toMatch(/name="terms"[^>]*aria-invalid="true"/)
  expect(page.match(/autofocus/g)).toHaveLength(1)
  expect(page).toMatch(/name="date_of_birth_day"[^>]*autofocus/)
})

test('LAN-4 an input outside the form that names it is filled as well', async () => {
  const page = await (await post({ name: 'Mara', region: 'Bayern' })).text()
  expect(page).toMatch(/value="Bayern" form="signup-form" checked/)
  const other = await (await post({ name: 'Mara', region: 'Berlin' })).text()
  expect(other).not.toMatch(/name="region"[^>]* checked/)
})

test('AUT-1 SGN-2 secrets are never written into the page, and consent is given anew', async () => {
  const page = await (await post({ name: 'Mara' })).text()
  expect(page).not.toContain(password)
  expect(page).not.toMatch(/name="terms"[^>]*checked/)
})

test('AUT-1 SGN-2 nothing of an address gets into a form', async () => {
  const query = new URLSearchParams({ ...typed, error: 'email_taken', field: 'email' })
  for (const path of ['/de/landers/gallery', '/de']) {
    const response = await server.client().fetch(`${path}?${query}`)
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).not.toContain(password)
    expect(page).not.toContain('mara@post.example')
    expect(page).not.toContain('data-shown')
  }
})

test('SGN-2 the form of a dialog comes back in the open dialog', async () => {
  const page = await (await post({ name: 'Mara', lander: 'home' })).text()
  expect(page).toMatch(/<dialog id="signup" open>/)
  expect(page).toContain('<dialog id="other">')
})

test.each([
  ['//evil.example/x', {}],
  ['http://harbour.localhost//evil.example', {}],
  ['http://evil.example/de/landers/gallery', {}],
  ['', { lander: '../../../etc', language: 'de' }],
  ['', { lander: '/evil.example', language: '//evil.example' }],
  ['', { lander: 'gallery', language: '\\evil.example' }],
])('RTE-10 a refused form with Referer %s and fields %o leads nowhere', async (referer, fields) => {
  const response = await post({ name: 'Mara', ...fields }, { referer })
  expect(response.headers.get('location')).toBeNull()
  expect([404, 422, 400]).toContain(response.status)
  await response.body?.cancel()
})

test('SGN-2 without a page that has the form the refusal is told in JSON', async () => {
  const response = await post({ name: 'Mara', language: 'en', lander: 'home' })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await response.json()).toMatchObject({ error: { code: 'too_young' } })
})
