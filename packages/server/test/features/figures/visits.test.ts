import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { countVisits } from '../../../src/features/figures/index.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { sendRequest } from '../../support/hosting/sendRequest.ts'
import { testServer } from '../../support/server.ts'
import { makeSiteFolder } from '../../support/siteFolder.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const { siteDir, write } = makeSiteFolder()
write('en/index.html', 'home')
write('en/landers/gallery/index.html', 'lander')
write('en/pages/terms/index.html', 'terms')
write('en/app/index.html', 'shell')
const server = await testServer({ siteDir })
const { brand, clock, db, services } = server
const open = await openPort(0, services.config.limits)
await open.respondWith(server.app.fetch, server.repeat)
afterAll(() => open.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(open.port, {
    host: 'harbour.example',
    path,
    headers: { 'user-agent': browser, ...headers },
  })

async function visits() {
  await services.visits.flush()
  const rows = await readRows(
    db,
    sql`select concat_ws(' ', lander, locale, source) as name, count from figures order by 1`,
    z.object({ name: z.string(), count: z.coerce.number() }),
  )
  return rows.map(({ name, count }) => `${name} ${count}`)
}

test('DSK-6 visits are counted whoever answers, the app or what repeats its answers', async () => {
  for (let time = 0; time < 3; time += 1) {
    await get('/en/landers/gallery?network=paper')
    await get('/')
  }
  expect(await visits()).toEqual(['gallery en paper 3', 'home en none 3'])
})

test('DSK-6 only whole pages that begin a visit are counted, and only those that a person opens', async () => {
  const { headers } = await get('/en')
  await get('/en', { 'if-none-match': String(headers['etag']) })
  await get('/en', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await get('/en', { 'user-agent': '' })
  await get('/en', { 'sec-purpose': 'prefetch;prerender' })
  await get('/en', { 'sec-fetch-dest': 'empty' })
  await get('/en', { range: 'bytes=0-1' })
  await get('/en/pages/terms')
  await get('/members')
  await get('/en/landers/missing')
  expect(await visits()).toEqual(['home en none 1'])
})

test('DSK-6 several processes add up, and what could not be written is written later', async () => {
  const silent = { db, clock, log: pino({ level: 'silent' }) }
  const [one, other] = [countVisits(silent), countVisits(silent)]
  const visit = { brand, page: 'home', locale: 'de', network: undefined } as const
  one.count(visit)
  other.count(visit)
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('away'))
  await one.flush()
  one.count(visit)
  await Promise.all([one.close(), other.close()])
  expect(await visits()).toEqual(['home de none 3'])
})

test('DSK-6 made-up sources do not fill the table: after fifty of a day the rest is other', async () => {
  const many = countVisits({ db, clock, log: pino({ level: 'silent' }) })
  for (let at = 0; at < 80; at += 1) {
    many.count({ brand, page: 'home', locale: 'de', network: `word-${at}` })
  }
  await many.close()
  const rows = await visits()
  expect(rows).toHaveLength(51)
  expect(rows).toContain('home de other 30')
})
