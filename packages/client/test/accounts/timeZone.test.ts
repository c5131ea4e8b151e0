import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test } from 'vitest'
import { saveTimeZone } from '../../src/accounts/accounts.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { user } from '../support/profiles.ts'
import { stubServer } from '../support/stubServer.ts'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone

function startWith(time_zone: string | null | undefined) {
  const server = stubServer(({ body }) => ({ user: { ...user(), ...(body as object) } }))
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
  })
  if (time_zone !== undefined) client.cache.setQueryData(keys.user, { ...user(), time_zone })
  return { client, server }
}

test.each([null, 'Pacific/Kiritimati'])(
  'CRD-8 the server, which knows %s, is told the time zone of the browser once',
  async (known) => {
    const { client, server } = startWith(known)
    await saveTimeZone(client)
    await saveTimeZone(client)
    expect(server.asked).toEqual([
      { method: 'PUT', path: '/api/user.php', query: {}, body: { time_zone: here } },
    ])
  },
)

test.each([here, undefined])('CRD-8 with %s stored nothing is sent', async (known) => {
  const { client, server } = startWith(known)
  await saveTimeZone(client)
  expect(server.asked).toEqual([])
})
