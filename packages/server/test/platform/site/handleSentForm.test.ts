import {
  drawingFolder,
  drawingModule,
  formPages,
  slotMark,
  templateFile,
} from '@bouquet/contract/drawing'
import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../src/app/createApp.ts'
import { complaints } from '../../../src/tables/index.ts'
import { buy } from '../../support/payments.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { makeSiteFolder } from '../../support/siteFolder.ts'

const { siteDir, write } = makeSiteFolder()

/** Sends the fields to the API as the screens do, and draws both. */
const drawing = `
export async function drawPage({ href, origin, fetch, sentForm }) {
  const page = (status, said) => ({
    kind: 'page', status, title: '', preloads: '', data: '{}',
    html: JSON.stringify({ href, sentForm, said }),
  })
  if (!sentForm) return page(200, null)
  const { step, ...fields } = sentForm
  const headers = { 'content-type': 'application/json' }
  const send = (path, method, body) =>
    fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  const user = await (await fetch(origin + '/api/user.php', { headers: { 'X-Request-Type': 'client' } })).json()
  const response = href.startsWith('/pages/withdraw')
    ? await send('/api/withdrawal.php', step === 'confirm' ? 'PUT' : 'POST', fields)
    : await send('/api/complaint.php', 'POST', { subject: { kind: 'service' }, ...fields })
  const said = await response.json()
  if (said.complaint) return { kind: 'redirect', href: '/complaints?number=' + said.complaint.number }
  return page(response.ok ? 200 : 422, { ...said, user: user.user && user.user.name })
}`

write(`${drawingFolder}/${drawingModule}`, drawing)
write(
  `${drawingFolder}/${templateFile('en')}`,
  JSON.stringify({
    html: slotMark('area'),
    brand: { id: 'harbour', name: 'Harbour', symbol: '<svg></svg>', pages: [] },
    scripts: [],
    screens: [],
  }),
)

const server = await testServer({ siteDir })
const origin = 'http://harbour.localhost'
const urlencoded = 'application/x-www-form-urlencoded'

interface Sending {
  readonly from?: string
  readonly cookie?: string
  readonly type?: string
  readonly app?: typeof server.app
}

const send = (
  path: string,
  fields: Record<string, string>,
  { from = origin, cookie = '', type = urlencoded, app = server.app }: Sending = {},
) =>
  app.request(origin + path, {
    method: 'POST',
    headers: { origin: from, cookie, 'content-type': type },
    body: new URLSearchParams(fields).toString(),
  })

let ada: Awaited<ReturnType<typeof joinMember>>
let number: string

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  server.clock.pass(14_400)
  number = (await buy(server, ada.client)).payment.order_number
})

const isRefundable = async () =>
  (await (await send('/pages/withdraw', { number, email: ada.user.email })).text()).includes(
    '"offer"',
  )

test('CRD-6 a withdrawal sent by a form without script is offered, then declared and acknowledged by mail', async () => {
  const fields = { number, email: ada.user.email }
  const offered = await send('/pages/withdraw', fields)
  expect(offered.status).toBe(200)
  expect(offered.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(await offered.text())).toMatchObject({
    href: '/pages/withdraw',
    said: { offer: { refund: { amount: 990, currency: 'EUR' } }, user: null },
  })
  const declared = await send('/pages/withdraw', { ...fields, step: 'confirm' })
  expect(declared.status).toBe(200)
  expect(await declared.text()).toContain('"withdrawal"')
  expect((await mailsTo(server, ada.user.email)).at(-1)?.text).toContain(number)
  expect(await isRefundable()).toBe(false)
})

test('CRD-6 a refused form without script is shown again with what was typed, in no address', async () => {
  const fields = { number, email: 'somebody@else.example' }
  const response = await send('/pages/withdraw', fields)
  expect(response.status).toBe(422)
  expect(response.headers.get('location')).toBeNull()
  expect(JSON.parse(await response.text())).toMatchObject({
    sentForm: fields,
    said: { error: { code: 'withdrawal_unknown', field: 'number' } },
  })
})

test('ACC-4 a report sent by a form without script is filed, and leads to its case', async () => {
  const fields = { reason: 'illegal_content', text: 'This page sells something illegal.' }
  const response = await send('/complaints?report=service', fields)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toMatch(/^\/complaints\?number=\d{4}-\d{6}$/)
  expect(await server.db.select({ text: complaints.text }).from(complaints)).toEqual([
    { text: fields.text },
  ])
})

test('ACC-4 a report without script that says too little is not filed', async () => {
  const response = await send('/complaints?report=service', { reason: 'other', text: 'No' })
  expect(response.status).toBe(422)
  expect(JSON.parse(await response.text())).toMatchObject({
    sentForm: { reason: 'other', text: 'No' },
    said: { error: { code: 'invalid_input', field: 'text' } },
  })
  expect(await server.db.select().from(complaints)).toEqual([])
})

test.each(formPages)('ACC-4 CRD-6 a form of another site changes nothing at %s', async (path) => {
  const fields = {
    number,
    email: ada.user.email,
    step: 'confirm',
    reason: 'other',
    text: 'Written elsewhere',
  }
  const response = await send(path, fields, { from: 'https://elsewhere.example' })
  expect(response.status).toBe(403)
  expect(await server.db.select().from(complaints)).toEqual([])
  expect(await isRefundable()).toBe(true)
})

test('CRD-6 only a form is taken, and only where the server draws the page', async () => {
  const json = await send('/pages/withdraw', { number }, { type: 'application/json' })
  expect(await json.json()).toMatchObject({ error: { code: 'invalid_input' } })
  const config = { ...server.services.config, drawsMembersArea: false }
  const app = createApp({ ...server.services, config })
  expect((await send('/pages/withdraw', { number }, { app })).status).toBe(404)
})
