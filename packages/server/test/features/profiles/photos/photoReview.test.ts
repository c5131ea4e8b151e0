import { calls } from '@bouquet/contract/schemas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { approvePhoto, listPhotos, rejectPhoto } from '../../../../src/features/profiles/index.ts'
import { readAudit } from '../../../../src/platform/audit.ts'
import { joinMember } from '../../../support/people.ts'
import { picture } from '../../../support/pictures.ts'
import { testServer } from '../../../support/server.ts'

const server = await testServer({ demo: false })
const staff = { actor: 'staff:kim' }

const waiting = () => listPhotos(server.db, { brand: 'harbour', state: 'pending', limit: 50 })

async function uploaded() {
  const { client, user } = await joinMember(server)
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  const shown = async () => {
    const { profile } = await server.client().call(calls.member, { query: { id: user.id } })
    return profile.photos.length
  }
  const status = async () => (await client.call(calls.getUser)).user?.profile.photos[0]?.status
  return { client, photo, shown, status }
}

test('PRO-2 a photo waits until staff approve it', async () => {
  const { photo, shown, status } = await uploaded()
  expect(await shown()).toBe(0)
  expect((await waiting()).items).toHaveLength(1)
  await approvePhoto(
    { ...server.services, ...staff },
    { photo: photo.id, seen: 'pending', reason: 'Fine' },
  )
  expect([await shown(), await status()]).toEqual([1, 'active'])
  expect((await waiting()).items).toEqual([])
})

test('PRO-2 a photo that staff reject is its owner’s alone, and its address stops working for others', async () => {
  const { client, photo, shown, status } = await uploaded()
  await approvePhoto(
    { ...server.services, ...staff },
    { photo: photo.id, seen: 'pending', reason: 'Fine' },
  )
  const open = async (looker: typeof client) => (await looker.fetch(photo.filename)).status
  expect(await open(server.client())).toBe(200)
  await rejectPhoto(
    { ...server.services, ...staff },
    {
      photo: photo.id,
      seen: 'active',
      reason: 'Shows a child',
    },
  )
  expect([await shown(), await status()]).toEqual([0, 'rejected'])
  expect([await open(server.client()), await open(client)]).toEqual([404, 200])
  const log = await readAudit(server.db, { brand: 'harbour', subject: `photo:${photo.id}` })
  expect(log.map(({ act, reason }) => [act, reason])).toEqual([
    ['photo.reject', 'Shows a child'],
    ['photo.approve', 'Fine'],
  ])
})

test('PER-2 what was judged so before is not judged and noted twice', async () => {
  const { photo } = await uploaded()
  const judged = { photo: photo.id, seen: 'pending', reason: 'Fine' } as const
  await approvePhoto({ ...server.services, ...staff }, judged)
  await expect(approvePhoto({ ...server.services, ...staff }, judged)).rejects.toThrow(
    'already_decided',
  )
  expect(
    await readAudit(server.db, { brand: 'harbour', subject: `photo:${photo.id}` }),
  ).toHaveLength(1)
})

test('PRO-2 a photo comes as AVIF where the browser shows it, and in a middle size', async () => {
  const { client, photo } = await uploaded()
  const headers = { accept: 'image/avif,image/webp,*/*' }
  const large = await client.fetch(photo.filename, { headers })
  expect(large.headers.get('content-type')).toBe('image/avif')
  const match = await client.fetch(`${photo.filename}/match`, { headers })
  expect(match.status).toBe(200)
})

test('PRO-2 a small file that unfolds to a huge picture is refused before it is unfolded', async () => {
  const { client } = await joinMember(server)
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  const file = new File([new Uint8Array(bomb)], 'white.png', { type: 'image/png' })
  const refusal = await client.refused(calls.uploadPhoto, { file })
  expect(refusal).toMatchObject({ code: 'photo_too_large', field: 'file' })
})
