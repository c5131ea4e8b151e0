import type { Photo } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestClient } from '../../../support/client.ts'
import { joinMember, makePremium, signUp } from '../../../support/people.ts'
import { notPicture, picture } from '../../../support/pictures.ts'
import { testServer } from '../../../support/server.ts'

const server = await testServer()

afterEach(() => vi.restoreAllMocks())

const upload = async (client: TestClient, approve = true): Promise<Photo> => {
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  if (approve) await server.jobs.drain()
  server.clock.pass(1)
  return photo
}

const photosSeen = async (client: TestClient, id: string) => {
  const { profile } = await client.call(calls.member, { query: { id } })
  return profile.photos
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('uploading', () => {
  test('PRO-2 a photo is pending until approved, and only its owner sees it', async () => {
    const { client, user } = await joinMember(server)
    const photo = await upload(client, false)
    expect(photo.status).toBe('pending')
    expect((await client.fetch(photo.filename)).status).toBe(200)
    expect((await server.client().fetch(photo.filename)).status).toBe(404)
    expect(await photosSeen(server.client(), user.id)).toHaveLength(0)
    await server.jobs.drain()
    expect(await photosSeen(server.client(), user.id)).toHaveLength(1)
  })

  test('PRO-2 nobody waits for the files of somebody else’s photo', async () => {
    const [mara, emil] = [await joinMember(server), await joinMember(server, { name: 'Emil' })]
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    vi.spyOn(server.photoFiles, 'write').mockImplementation(() => {
      begun.resolve()
      return gate.promise
    })
    const uploading = mara.client.call(calls.uploadPhoto, { file: await picture() })
    await begun.promise
    const like = { body: { profile: mara.user.id } }
    expect(await emil.client.call(calls.like, like)).toEqual({ match: false })
    gate.resolve()
    expect((await uploading).photo.status).toBe('pending')
  })

  test('PRO-2 nothing of the file but its pixels survives', async () => {
    const { client } = await joinMember(server)
    const photo = await upload(client)
    for (const accept of ['image/webp', 'image/*']) {
      const response = await client.fetch(photo.filename, { headers: { accept } })
      const bytes = await bytesOf(response)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(Buffer.from(bytes).includes('Telltale')).toBe(false)
    }
  })

  test('PRO-2 a photo comes in modern and in common form, large and small', async () => {
    const { client } = await joinMember(server)
    const photo = await upload(client)
    const webp = await client.fetch(photo.thumb_filename, { headers: { accept: 'image/webp,*/*' } })
    const jpeg = await client.fetch(photo.filename, { headers: { accept: 'image/png' } })
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(await bytesOf(webp)).metadata()).height).toBe(640)
  })

  test.each([
    ['photo_type', async () => notPicture()],
    ['photo_type', () => picture({ format: 'gif' })],
    ['photo_too_small', () => picture({ width: 299, height: 900 })],
    ['photo_too_large', async () => new File([new Uint8Array(15_000_001)], 'big.jpeg')],
    ['photo_broken', async () => new File([(await picture()).slice(0, 900)], 'half.jpeg')],
  ])('PRO-2 a wrong file is refused as %s', async (code, file) => {
    const { client } = await joinMember(server)
    const refusal = await client.refused(calls.uploadPhoto, { file: await file() })
    expect(refusal.code).toBe(code)
    expect((await client.call(calls.getUser)).user?.profile.photos).toEqual([])
  })

  test('PRO-1 a free member has three photos, a premium one twenty-five', async () => {
    const { client, user } = await joinMember(server)
    for (let n = 0; n < 3; n++) await upload(client)
    const refusal = await client.refused(calls.uploadPhoto, { file: await picture() })
    expect(refusal).toMatchObject({ code: 'photo_limit', params: { limit: 3 } })
    await makePremium(server, user.id)
    await upload(client)
  })

  test('PRO-1 two uploads at once cannot pass the limit', async () => {
    const { client } = await joinMember(server)
    for (let n = 0; n < 2; n++) await upload(client)
    const file = await picture()
    const responses = await Promise.all([
      client.send(calls.uploadPhoto, { file }),
      client.send(calls.uploadPhoto, { file }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('PRO-1 photos are put in an order, which the owner and everybody else see, and the first is the main one', async () => {
    const { client, user } = await joinMember(server)
    const [a, b, c] = [await upload(client), await upload(client), await upload(client)]
    const order = { body: { photos: [c.id, a.id, b.id] } }
    const { user: own } = await client.call(calls.orderPhotos, order)
    expect(own.profile.photos.map(({ id }) => id)).toEqual([c.id, a.id, b.id])
    expect(own.profile.main_image?.id).toBe(c.id)
    const seen = await photosSeen(server.client(), user.id)
    expect(seen.map(({ id, locked }) => [id, locked])).toEqual([
      [c.id, false],
      [a.id, true],
      [b.id, true],
    ])
  })

  test('PRO-1 photos that an order does not name follow; one that is not the owner’s changes nothing', async () => {
    const { client } = await joinMember(server)
    const other = await joinMember(server, { name: 'Emil' })
    const foreign = await upload(other.client)
    const [a, b, c] = [await upload(client), await upload(client), await upload(client)]
    const { user } = await client.call(calls.orderPhotos, { body: { photos: [b.id] } })
    expect(user.profile.photos.map(({ id }) => id)).toEqual([b.id, a.id, c.id])
    const body = { photos: [c.id, foreign.id] }
    expect(await client.refused(calls.orderPhotos, { body })).toMatchObject({
      code: 'not_found',
      field: 'photos',
    })
    const { user: same } = await client.call(calls.getUser)
    expect(same?.profile.photos.map(({ id }) => id)).toEqual([b.id, a.id, c.id])
  })

  test('PRO-1 the main photo is chosen, and another steps in when it goes', async () => {
    const { client, user } = await joinMember(server)
    const first = await upload(client)
    const second = await upload(client)
    expect((await client.call(calls.getUser)).user?.profile.main_image?.id).toBe(first.id)
    const chosen = await client.call(calls.updatePhoto, { body: { id: second.id, main: true } })
    expect(chosen.user.profile.main_image?.id).toBe(second.id)
    const { user: left } = await client.call(calls.deletePhoto, { body: { id: second.id } })
    expect(left.profile.main_image?.id).toBe(first.id)
    expect((await client.fetch(second.filename)).status).toBe(404)
    expect(user.id).toBe(left.id)
  })

  test('PER-1 nobody touches another’s photo', async () => {
    const { client } = await joinMember(server)
    const photo = await upload(client)
    const { client: other } = await joinMember(server, { name: 'Olga' })
    const refusal = await other.refused(calls.updatePhoto, { body: { id: photo.id, main: true } })
    expect(refusal.code).toBe('not_found')
    await other.call(calls.deletePhoto, { body: { id: photo.id } })
    expect((await client.fetch(photo.filename)).status).toBe(200)
  })
})

describe('looking', () => {
  async function album() {
    const { client, user } = await joinMember(server)
    const photos = [await upload(client), await upload(client), await upload(client)]
    return { id: user.id, photos }
  }

  const open = (photos: readonly Photo[]) => photos.map(({ locked }) => !locked)

  test('PER-1 a visitor opens the main photo, a free member one more, a premium member all', async () => {
    const { id } = await album()
    const { client: looker, user } = await joinMember(server, { name: 'Olga' })
    expect(open(await photosSeen(server.client(), id))).toEqual([true, false, false])
    expect(open(await photosSeen(looker, id))).toEqual([true, true, false])
    await makePremium(server, user.id)
    expect(open(await photosSeen(looker, id))).toEqual([true, true, true])
  })

  test('PRO-2 a locked photo is a blurred picture, and the clear address is never told', async () => {
    const { id, photos } = await album()
    const visitor = server.client()
    const locked = (await photosSeen(visitor, id)).at(-1)
    const clear = photos.at(-1)
    expect(JSON.stringify(await photosSeen(visitor, id))).not.toContain(clear?.filename)
    const response = await visitor.fetch(locked?.filename ?? '')
    const { width = 0 } = await sharp(await bytesOf(response)).metadata()
    expect(response.status).toBe(200)
    expect(width).toBeLessThanOrEqual(480)
    expect((await visitor.fetch(clear?.filename ?? '')).status).toBe(404)
  })

  test('PRO-2 the blurred picture holds none of the stripes', async () => {
    const { id } = await album()
    const visitor = server.client()
    const locked = (await photosSeen(visitor, id)).at(-1)
    const bytes = await bytesOf(await visitor.fetch(locked?.filename ?? ''))
    const { channels } = await sharp(bytes).greyscale().stats()
    expect(channels[0]?.stdev).toBeLessThan(4)
  })

  test('PER-1 an unconfirmed member’s photos are nobody else’s', async () => {
    const { client, user } = await signUp(server)
    const photo = await upload(client)
    expect((await server.client().fetch(photo.filename)).status).toBe(404)
    const refusal = await server.client().refused(calls.member, { query: { id: user.id } })
    expect(refusal.code).toBe('not_found')
  })

  test('PER-1 a blocked member cannot open a photo by an old address', async () => {
    const { client: owner } = await joinMember(server)
    const photo = await upload(owner)
    const { client: looker, user } = await joinMember(server, { name: 'Olga' })
    expect((await looker.fetch(photo.filename)).status).toBe(200)
    await owner.call(calls.block, { body: { profile: user.id } })
    expect((await looker.fetch(photo.filename)).status).toBe(404)
  })
})
