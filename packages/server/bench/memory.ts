import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract/schemas'
import type { Brand } from '@bouquet/theme'
import { loadBrands } from '@bouquet/theme/load'
import sharp from 'sharp'
import { z } from 'zod'
import { demoPassword } from '../src/demo/demoPassword.ts'
import { demoEmail } from '../src/features/members/index.ts'
import { exchange, type Session } from './exchange.ts'
import { say } from './report.ts'
import type { Installation, Running } from './serve.ts'

const themes = join(import.meta.dirname, '../../../themes')

const uploads = 200
const uploadsAtOnce = 4

const demo = { DEMO: 'on', THEMES_DIR: themes, NODE_ENV: 'development' }

/** Resident memory of one process with every brand of this repository as a demo: start, restart, uploads. */
export async function measureMemory({ launch, dataDir }: Installation): Promise<void> {
  const { brands } = await loadBrands(themes)
  say(`${brands.length} demo brands`)

  await running(launch, async (first) => {
    await allDrawn(join(dataDir, 'photos'))
    await rest(first)
    await sayMemory('after the first start, all portraits drawn', first)
  })
  await running(launch, (again) => measureUse(again, brands))
}

/** Has a server run as long as it is measured. */
async function running(
  launch: Installation['launch'],
  measure: (server: Running) => Promise<void>,
) {
  const server = await launch(undefined, demo)
  try {
    await measure(server)
  } finally {
    await server.stop()
  }
}

async function measureUse(again: Running, brands: readonly Brand[]) {
  await rest(again)
  await sayMemory('after a restart', again)
  const sessions = await Promise.all(brands.map((brand) => logIn(again.port, brand)))
  await sayMemory('after a login on each brand', again)
  await uploadPictures(sessions)
  await sayMemory(`after ${uploads} uploads`, again)
  await rest(again)
  await sayMemory('a moment later', again)
  await useTowns(sessions)
  await sayMemory('after a geocode', again)
}

/** Waits until no more portraits are drawn. */
async function allDrawn(photos: string): Promise<void> {
  for (let last = -1; ; ) {
    const names = await readdir(photos)
    const drawn = names.filter((name) => name.startsWith('portrait-')).length
    if (drawn > 0 && drawn === last) return
    last = drawn
    await wait(20_000)
  }
}

/** Waits until a process has hardly used the processor for some seconds. */
async function rest({ cpu }: Running): Promise<void> {
  const seconds = 4
  for (let last = Number.NEGATIVE_INFINITY; ; ) {
    const now = await cpu()
    if (now - last < seconds * 50) return
    last = now
    await wait(seconds * 1_000)
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

async function sayMemory(when: string, { memory, peakMemory }: Running) {
  say(`${when}: ${megabytes(await memory())} resident, ${megabytes(await peakMemory())} at most`)
}

async function logIn(port: number, brand: Brand): Promise<Session> {
  const host = `${brand.id}.localhost`
  const body = JSON.stringify({ email: demoEmail(brand), password: demoPassword })
  const { cookie } = await exchange(
    { port, host, cookie: '' },
    { ...calls.login, body, type: 'application/json' },
  )
  return { port, host, cookie }
}

const uploaded = z.object({ photo: z.object({ id: z.string() }) })

/** Photos of a phone, each taken away again so that nobody meets the limit. */
async function uploadPictures(sessions: readonly Session[]) {
  const picture = await drawPhonePicture()
  const uploadOne = async (session: Session) => {
    const form = new FormData()
    form.set('file', new File([picture], 'photo.jpg', { type: 'image/jpeg' }))
    const packed = new Response(form)
    const { text } = await exchange(session, {
      ...calls.uploadPhoto,
      body: Buffer.from(await packed.arrayBuffer()),
      type: packed.headers.get('content-type') ?? '',
    })
    const { photo } = uploaded.parse(JSON.parse(text))
    const body = JSON.stringify({ id: photo.id })
    await exchange(session, { ...calls.deletePhoto, body, type: 'application/json' })
  }
  const queue = Array.from({ length: uploads }, (_, n) => sessions[n % sessions.length])
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await uploadOne(next)
    }),
  )
}

const useTowns = async ([session]: readonly Session[]) =>
  session &&
  exchange(session, { ...calls.geocode, path: `${calls.geocode.path}?lat=52.37&lon=4.9` })

/** Twelve megapixels with the grain of a photo. */
const drawPhonePicture = () =>
  sharp({
    create: {
      width: 4_032,
      height: 3_024,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 85 })
    .toBuffer()
