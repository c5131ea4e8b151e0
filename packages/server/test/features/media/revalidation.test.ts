import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import type { TestClient } from '../../support/client.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const accept = 'image/webp'

async function shown() {
  const { client: owner } = await joinMember(server)
  const { photo } = await owner.call(calls.uploadPhoto, { file: await picture() })
  await server.jobs.drain()
  const { client: looker, user } = await joinMember(server, { name: 'Olga' })
  return { owner, looker, user, path: photo.filename }
}

const look = (client: TestClient, path: string, tag = '') =>
  client.fetch(path, { headers: { accept, 'if-none-match': tag } })

test('PRO-2 a browser that has a picture is told so in no bytes, and asks each time', async () => {
  const { looker, path } = await shown()
  const first = await look(looker, path)
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await look(looker, path, known)
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
  }
  expect((await look(looker, `${path}/thumb`, tag)).status).toBe(200)
  const jpeg = await looker.fetch(path, { headers: { 'if-none-match': tag, accept: 'image/png' } })
  expect([jpeg.status, jpeg.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('PRO-2 a lost right shows at the next look, whatever the browser has', async () => {
  const { owner, looker, user, path } = await shown()
  const tag = (await look(looker, path)).headers.get('etag') ?? ''
  await owner.call(calls.block, { body: { profile: user.id } })
  const refused = await look(looker, path, tag)
  expect(refused.status).toBe(404)
  expect(refused.headers.get('cache-control') ?? '').not.toContain('max-age')
  expect((await look(owner, path, tag)).status).toBe(304)
})
