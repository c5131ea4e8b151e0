import { createHmac } from 'node:crypto'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { mailedLink } from './support/mailbox.ts'
import { checkBothModes, join as joinMember, password, send, visit } from './support/memberVisit.ts'

const site = address('harbour')
const t = translator('en')

const join = (name: string) => joinMember({ site, name })

const linkIn = (page: Page, subject: string, to: string) => mailedLink(page, { site, subject, to })

const row = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function openRow(page: Page, title: string) {
  await row(page, title).locator('summary').click()
  return row(page, title)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('ACC-1 a new address is used once the mailed link is confirmed, and only then', async () => {
  const visitor = await join('Arno')
  const { page, email } = visitor
  const next = `new-${email}`
  await page.goto(`${site}/settings#address`)
  await page.getByLabel(t('settings:address.new')).fill(next)
  await page.locator('#address input[type=password]').fill('wrong')
  await button(page, t('settings:address.submit')).click()
  await page.locator('#address').getByText(t('errors:old_password_wrong')).waitFor()
  await page.locator('#address input[type=password]').fill(password)
  await button(page, t('settings:address.submit')).click()
  await page.getByText(t('settings:address.sent', { email: next })).waitFor()

  const link = await linkIn(page, t('mail:change_email.subject', { brand: 'Harbour' }), next)
  await page.goto(link)
  await button(page, t('settings:address.confirm')).waitFor()
  await checkBothModes(visitor)
  await button(page, t('settings:address.confirm')).click()
  await page.getByRole('heading', { name: t('settings:address.changed_title') }).waitFor()
  await page.goto(`${site}/settings`)
  await page.getByText(next).first().waitFor()
  await page.goto(link)
  await button(page, t('settings:address.confirm')).click()
  await page.getByText(t('errors:link_invalid')).waitFor()
})

test('ACC-2 the account is deleted in one step after the alternatives, and the mailed link brings it back', async () => {
  const visitor = await join('Bram')
  const { page, email } = visitor
  await page.goto(`${site}/settings/delete`)
  for (const kind of ['change_email', 'privacy_mode', 'trial_package'] as const)
    await page.getByRole('heading', { name: t(`settings:deletion.${kind}`) }).waitFor()
  await button(page, t('settings:deletion.privacy_mode_action')).click()
  await page.getByText(t('settings:visibility.mode_on')).waitFor()
  await checkBothModes(visitor)
  await page.getByText(t('settings:deletion_reason.taking_a_break')).click()
  await button(page, t('settings:deletion.submit')).click()
  await page.getByRole('heading', { name: t('settings:deleted.title') }).waitFor()
  await checkBothModes(visitor)
  await page.goto(`${site}/chats`)
  await page.waitForURL('**/login?**')

  const link = await linkIn(page, t('mail:deletion.subject', { brand: 'Harbour' }), email)
  await page.goto(link)
  await button(page, t('settings:deleted.return')).click()
  await page.waitForURL('**/members')
  await page.goto(`${site}/account-deleted`)
  await page.getByRole('heading', { name: t('settings:deleted.not_title') }).waitFor()
})

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('AUT-1 AUT-5 the second step is set up with the key, shows recovery codes once, and is asked for another address and at the login', async () => {
  const visitor = await join('Cees')
  const { page, email } = visitor
  await page.goto(`${site}/settings#second-factor`)
  await page.locator('#second-factor input[type=password]').fill(password)
  await button(page, t('settings:factor.set_up')).click()
  await page.getByRole('img', { name: t('settings:factor.qr') }).waitFor()
  await checkBothModes(visitor)
  const secret = ((await page.locator('#second-factor code').textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  await page.locator('#second-factor input[name=code]').fill(codeOf(secret))
  const section = page.locator('#second-factor')
  await section.getByRole('button', { name: t('settings:factor.switch_on'), exact: true }).click()
  await page.getByRole('heading', { name: t('settings:factor.codes_title') }).waitFor()
  const [recovery = '', spare = ''] = await page.locator('#second-factor li').allTextContents()
  await checkBothModes(visitor)
  await button(page, t('settings:factor.codes_kept')).click()
  await page.getByText(t('settings:factor.left', { left: 10 })).waitFor()

  const next = `cees.next-${process.pid}@post.example`
  const address = await openRow(page, t('settings:address.title'))
  await address.locator('[name=email]').fill(next)
  await address.locator('[name=password]').fill(password)
  await button(page, t('settings:address.submit')).click()
  await address.locator('[name=code]').waitFor()
  await checkBothModes(visitor)
  await button(page, t('account:login.use_recovery')).click()
  await address.getByLabel(t('account:field.recovery_code')).fill(spare)
  await button(page, t('settings:address.submit')).click()
  await page.getByText(t('settings:address.sent', { email: next })).waitFor()

  await button(page, t('account:frame.log_out')).click()
  // The settings, which have a field for an address too, stay until the login is there.
  await page.getByRole('heading', { name: t('account:title.login') }).waitFor()
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await button(page, t('account:login.submit')).click()
  await page.locator('input[name=code]').waitFor()
  await checkBothModes(visitor)
  await button(page, t('account:login.use_recovery')).click()
  await page.getByLabel(t('account:field.recovery_code')).fill(recovery)
  await button(page, t('account:login.submit')).click()
  await page.waitForURL('**/signup')
})

test('ACC-1 ACC-3 AUT-5 TRU-3 PSH-2 devices, blocks, consents, visibility, export and notices are kept in the settings', async () => {
  const visitor = await join('Dirk')
  const { page } = visitor
  const person = await page.evaluate(async () => {
    const response = await fetch('/api/members.php?gender=male&country=NL')
    const { results } = await response.json()
    const { id, name } = results[0]
    await fetch('/api/block.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ profile: id }),
    })
    return { name: String(name) }
  })
  await page.goto(`${site}/settings#blocked`)
  await button(page, t('settings:blocked.undo_one', { name: person.name })).click()
  await page.locator('#blocked').getByText(t('settings:blocked.none')).waitFor()

  const devices = await openRow(page, t('settings:devices.title'))
  await devices.getByText(t('settings:devices.current')).waitFor()
  await devices.getByText(t('settings:devices.only')).waitFor()

  const consents = await openRow(page, t('settings:consents.title'))
  await consents.getByText(t('settings:consents.terms')).waitFor()

  const visibility = await openRow(page, t('settings:visibility.title'))
  await visibility.getByRole('switch', { name: t('settings:visibility.mode') }).click()
  await visibility.getByText(t('settings:visibility.mode_on')).waitFor()

  const copy = await openRow(page, t('settings:export.title'))
  // As of a login that is older than ten minutes.
  const asks = { error: { code: 'password_required', field: 'password' } }
  await page.route('**/api/data-export.php', (route) =>
    route.request().postDataJSON()?.password !== undefined || route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 401, json: asks }),
  )
  await button(page, t('settings:export.ask')).click()
  const proof = copy.locator('[name=password]')
  await proof.fill(password)
  expect((await proof.boundingBox())?.width).toBeGreaterThan(200)
  await checkBothModes(visitor)
  await button(page, t('account:signup.continue')).click()
  await checkBothModes(visitor)
  const download = page.waitForEvent('download')
  await copy.getByRole('button', { name: t('settings:export.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await checkBothModes(visitor)

  await page.getByRole('link', { name: t('settings:title.notifications') }).click()
  const likes = page.getByRole('switch', { name: t('settings:notices.like') })
  await likes.first().click()
  await checkBothModes(visitor)
  await page.reload()
  await expect.poll(() => likes.first().isChecked()).toBe(false)
  expect(await likes.last().isChecked()).toBe(true)
  // The browser reports the refusal too.
  expect(visitor.problems.filter((problem) => !problem.includes('data-export'))).toEqual([])
})

test('SGN-4 RTE-9 a signup begun elsewhere is completed by the mailed link, with its address confirmed', async () => {
  const visitor = await visit()
  const { page } = visitor
  const email = `elsewhere-${process.pid}@post.example`
  await page.goto(`${site}/login`)
  expect(await send(page, 'POST', '/api/signup-start.php', { email, name: 'Ernst' })).toBe(200)
  await page.goto(await linkIn(page, t('mail:started_signup.subject'), email))
  await page.getByText(email).waitFor()
  expect(await page.locator('[name=name]').inputValue()).toBe('Ernst')
  expect(await page.locator('[name=gender]').count()).toBe(0)
  await checkBothModes(visitor)
  await page.getByRole('group', { name: t('common:signup.date_of_birth') }).waitFor()
  await page.locator('[name=date_of_birth_day]').fill('4')
  await page.locator('[name=date_of_birth_month]').selectOption({ index: 5 })
  await page.locator('[name=date_of_birth_year]').fill('1979')
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=terms]').check()
  await button(page, t('common:signup.submit', { brand: 'Harbour' })).click()
  await page.waitForURL('**/signup')
  await page.getByRole('heading', { name: t('account:signup.photo_title') }).waitFor()
  await page.goto(`${site}/activate/done`)
  await page.getByRole('heading', { name: t('account:title.activatedone') }).waitFor()
})

test.each([
  { next: '/settings', heading: t('settings:title.settings') },
  { next: '/likes/given?from=mail', heading: t('people:title.likes') },
  { next: '/pages/terms', heading: 'Terms and conditions' },
])('AUT-2 RTE-10 a login that $next asked for leads there', async ({ next, heading }) => {
  const { email } = await join(`Back${next.length}`)
  const { page } = await visit()
  await page.goto(`${site}/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel(t('common:signup.email')).fill(email)
  await page.locator('input[type=password]').fill(password)
  await button(page, t('account:login.submit')).click()
  await page.waitForURL(`${site}${next}`)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
})

test('SGN-3 AUT-1 AUT-6 an address is called confirmed only where it is, opening the link confirms nothing, and a login that is not needed goes on', async () => {
  const { page, email } = await join('Frits')
  await page.goto(`${site}/activate/done`)
  await page.getByRole('heading', { name: t('account:signup.confirm_title') }).waitFor()
  const elsewhere = await visit()
  await elsewhere.page.goto(`${site}/activate/done`)
  await elsewhere.page.getByRole('heading', { name: t('account:activate.open_title') }).waitFor()
  await elsewhere.page.goto(await linkIn(page, t('mail:confirm.subject'), email))
  await button(elsewhere.page, t('account:activate.confirm')).waitFor()
  await checkBothModes(elsewhere)
  await page.goto(`${site}/activate/done`)
  await page.getByRole('heading', { name: t('account:signup.confirm_title') }).waitFor()
  await button(elsewhere.page, t('account:activate.confirm')).click()
  await elsewhere.page.getByText(t('account:activate.login_text', { email })).waitFor()
  await page.goto(`${site}/login?next=/settings`)
  await page.waitForURL('**/settings')
  await page.goto(`${site}/activate/done`)
  await page.getByRole('heading', { name: t('account:title.activatedone') }).waitFor()
})

test('SGN-1 without JavaScript the page says how to go on', async () => {
  const plain = await visit({ hasScript: false })
  await plain.page.goto(`${site}/signup`)
  // Playwright finds no text inside noscript.
  const advice = plain.page.locator('noscript p').last()
  expect(await advice.textContent()).toBe(t('account:signup.no_script'))
  expect(await advice.isVisible()).toBe(true)
})
