import { calls } from '@bouquet/contract/schemas'
import { staffActions, staffCalls, staffStreams } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { listenFor } from '../../support/listenFor.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({ demo: false })
const reason = 'a face, well lit'

/** How often a stream has said that a queue changed. */
const changesIn = (received: string) => received.split('event: queues').length - 1

/** Waits for one more change than the first, which every stream begins with. */
const watch = async (desk: Parameters<typeof listenFor>[0]) => {
  const stream = await listenFor(desk, 'event: queues\ndata: {}\n\nevent: queues', {
    path: staffStreams.events,
  })
  await stream.opened
  return stream
}

test('DSK-2 an open desk hears of a new photo, of a claim and of a decision of a colleague', async () => {
  const ada = await seatStaff(server, 'moderator', 'Ada')
  const bert = await seatStaff(server, 'moderator', 'Bert')
  const { client } = await joinMember(server)

  // With the first open desk the process begins to listen, which is a change by itself.
  await (await watch(ada.client)).received()
  const onUpload = await watch(ada.client)
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  expect(changesIn(await onUpload.received())).toBe(2)

  const onClaim = await watch(ada.client)
  await bert.client.call(staffCalls.claimItem, { body: { item: `photo:${photo.id}` } })
  expect(changesIn(await onClaim.received())).toBe(2)

  const onDecision = await watch(ada.client)
  await bert.client.call(staffActions['approve-photo'], { body: { photo: photo.id, reason } })
  expect(changesIn(await onDecision.received())).toBe(2)
})

test('DSK-2 the stream of a desk ends when the server stops', async () => {
  const ada = await seatStaff(server, 'moderator', 'Ada')
  const stream = await listenFor(ada.client, 'nothing of this kind', { path: staffStreams.events })
  await stream.opened
  server.services.queueChanges.endWatches()
  expect(changesIn(await stream.received())).toBe(1)
})
