import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { folderFiles } from '../../src/features/media/index.ts'
import { hashPassword } from '../../src/features/members/index.ts'
import { parseConfig } from '../../src/platform/config.ts'
import type { Db } from '../../src/platform/database/Database.ts'
import { migrate } from '../../src/platform/database/openDatabase.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { newId } from '../../src/platform/ids.ts'
import { openLog } from '../../src/platform/log.ts'
import { photos, staff } from '../../src/tables/index.ts'
import { postgresServer } from '../../test/support/postgresServer.ts'
import { fillChats, fillPeople } from '../fill.ts'
import { say, sayMachine } from '../report.ts'
import { makeInstallation } from '../serve.ts'
import { fillQueues } from './fillQueues.ts'
import { logIn, measureCalls } from './measureCalls.ts'

const members = 1_000_000
const waitingPhotos = 100_000
const payments = 200_000
/** Beside Harbour, which has the rest of the members. */
const smallBrands = Array.from({ length: 49 }, (_, n) => `Brand${n + 1}`)
const inSmallBrand = 10_000
const inHarbour = members - smallBrands.length * inSmallBrand
/** Photos that the browser sees. */
const seenPhotos = 60

const desk = join(import.meta.dirname, '../../../../sites/desk')
const credentials = { email: 'ingrid@staff.example', password: 'four words are better' }

async function fill(db: Db): Promise<void> {
  const now = new Date()
  const harbour = { brand: 'harbour', now }
  await fillPeople(db, { ...harbour, count: inHarbour })
  for (const [n, name] of smallBrands.entries()) {
    const first = inHarbour + n * inSmallBrand + 1
    await fillPeople(db, { brand: name.toLowerCase(), count: inSmallBrand, first, now })
  }
  await fillChats(db, { ...harbour, count: 20_000, perMember: 1, perConversation: 3 })
  await fillQueues(db, { members, photos: waitingPhotos, payments, now })
  await db.insert(staff).values({
    id: newId(),
    email: credentials.email,
    name: 'Ingrid Vale',
    role: 'admin',
    passwordHash: await hashPassword(credentials.password),
    created: now,
  })
  await db.execute(sql`vacuum analyze`)
}

/** Puts a picture in the place of the photos that are seen first. */
async function writePhotos(db: Db, folder: string): Promise<void> {
  const bytes = await sharp({
    create: {
      width: 1200,
      height: 1600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  const files = folderFiles(folder)
  const first = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.status, 'pending'))
    .orderBy(asc(photos.created), asc(photos.id))
    .limit(seenPhotos)
  for (const { id } of first) await files.write(`${id}/large.jpeg`, bytes)
  say(`pictures of ${Math.round(bytes.length / 1024)} kB`)
}

const server = await postgresServer()
const installation = await makeInstallation(smallBrands)
try {
  sayMachine(
    `${members} members, ${waitingPhotos} waiting photos, ${smallBrands.length + 1} brands`,
  )
  const started = performance.now()
  const { db, close } = await openPostgres(server.url, parseConfig({}), openLog('warn'))
  await migrate(db)
  await fill(db)
  await writePhotos(db, join(installation.dataDir, 'photos'))
  await close()
  say(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)

  const folder = join(installation.siteDir, '.desk')
  await mkdir(installation.siteDir, { recursive: true })
  execFileSync('vite', ['build', '--outDir', folder, '--emptyOutDir'], {
    cwd: desk,
    stdio: 'ignore',
  })
  const running = await installation.launch(server.url)
  try {
    const host = 'harbour.localhost'
    const session = await logIn({ port: running.port, host }, credentials)
    await measureCalls(session, members)
    execFileSync(
      process.execPath,
      [
        join(desk, 'bench/main.ts'),
        `http://${host}:${running.port}`,
        credentials.email,
        credentials.password,
      ],
      { stdio: 'inherit' },
    )
  } finally {
    await running.stop()
  }
} finally {
  await installation.remove()
  await server.remove()
}
