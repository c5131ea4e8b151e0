import type { User } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { photoSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { photoOrderMutation } from '../../src/profiles/profiles.ts'
import { user as member } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'
import { refusal, stubServer } from '../support/stubServer.ts'

const photoOf = (number: number, status = 'active') =>
  photoSchema.parse({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    filename: '/a',
    thumb_filename: '/b',
    status,
    width: 8,
    height: 10,
    thumbhash: '',
    locked: false,
  })

const photos = [photoOf(1), photoOf(2), photoOf(3, 'rejected')]
const [first, second, rejected] = photos.map(({ id }) => id)
const withoutPhotos = member()
const user: User = {
  ...withoutPhotos,
  profile: { ...withoutPhotos.profile, main_image: photos[0] ?? null, photos },
}

function withPhotos(reply: Parameters<typeof stubServer>[0]) {
  const server = stubServer(reply)
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
  })
  client.cache.setQueryData(keys.user, user)
  const profile = () => client.cache.getQueryData<User>(keys.user)?.profile
  return {
    server,
    order: (ids: readonly (typeof first)[]) =>
      client.cache
        .getMutationCache()
        .build(client.cache, photoOrderMutation(client))
        .execute(ids.flatMap((id) => id ?? [])),
    shown: () => profile()?.photos.map(({ id }) => id),
    main: () => profile()?.main_image?.id,
  }
}

test('PRO-1 a new order of photos is shown at once, rejected ones last, and the first is the main one', async () => {
  const { server, order, shown, main } = withPhotos(() => ({ user }))
  const saved = order([rejected, second, first])
  await Promise.resolve()
  expect(shown()).toEqual([second, first, rejected])
  expect(main()).toBe(second)
  await saved
  expect(server.asked[0]).toMatchObject({
    method: 'PUT',
    path: '/api/photo-order.php',
    body: { photos: [rejected, second, first] },
  })
  expect(shown()).toEqual([first, second, rejected])
})

test('PRO-1 an order that was not saved is taken back', async () => {
  const { order, shown } = withPhotos(() => refusal('not_found', 404))
  await expect(order([second, first])).rejects.toMatchObject({ code: 'not_found' })
  expect(shown()).toEqual([first, second, rejected])
})

test('PRO-1 a member whose photos are all rejected has no main one', async () => {
  const { client } = stubCalls(() => new Promise(() => {}))
  const all = photos.map((photo) => ({ ...photo, status: 'rejected' as const }))
  client.cache.setQueryData(keys.user, { ...user, profile: { ...user.profile, photos: all } })
  void client.cache
    .getMutationCache()
    .build(client.cache, photoOrderMutation(client))
    .execute(all.map(({ id }) => id).toReversed())
  await Promise.resolve()
  expect(client.cache.getQueryData<User>(keys.user)?.profile).toMatchObject({
    main_image: null,
    photos: all.toReversed(),
  })
})
