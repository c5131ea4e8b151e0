import { constants } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/Client.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { FakeEventSource, openFakeEventSource } from '../support/fakeEventSource.ts'
import { ada, chats, me, message, user } from '../support/profiles.ts'
import { refusal, stubServer } from '../support/stubServer.ts'

const other = '01a21e8d-c3e5-7603-bc93-000000000000'
const tabs: Client[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  FakeEventSource.opened = []
})
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.live.stop()
  vi.useRealTimers()
  await settle()
})

/** What tabs tell each other takes some rounds of the event loop. */
async function settle() {
  for (let round = 0; round < 30; round++) await new Promise((resolve) => setImmediate(resolve))
}

async function openTab(member: string = me): Promise<Client> {
  const tab = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: stubServer(() => refusal('general_error', 404)).fetch,
    openEvents: openFakeEventSource,
  })
  tab.cache.setQueryData(keys.user, user())
  tab.cache.setQueryData(keys.chats, chats(0))
  tabs.push(tab)
  tab.live.start(member)
  await settle()
  return tab
}

const unread = ({ cache }: Client) =>
  cache.getQueryData<{ total_unread_messages: number }>(keys.chats)?.total_unread_messages

const open = () => FakeEventSource.opened.filter(({ readyState, CLOSED }) => readyState !== CLOSED)

test('RTE-12 CHT-7 seven tabs of a member have one stream, and each shows what it brings', async () => {
  for (let count = 0; count < 7; count++) await openTab()
  expect(FakeEventSource.opened).toHaveLength(1)
  FakeEventSource.opened[0]?.say({ type: 'message', profile: ada, message: message(2) }, '41')
  await settle()
  expect(tabs.map(unread)).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test('RTE-12 CHT-7 when the tab with the stream is closed another goes on after the last event, and loads what may be missing', async () => {
  const first = await openTab()
  const second = await openTab()
  FakeEventSource.opened[0]?.say({ type: 'user' }, '41')
  await settle()
  first.live.stop()
  await settle()
  expect(open()).toHaveLength(1)
  expect(open()[0]?.address).toContain('last_event_id=41')
  second.cache.invalidateQueries = vi.fn()
  open()[0]?.dispatchEvent(new Event('open'))
  expect(second.cache.invalidateQueries).toHaveBeenCalledWith({ queryKey: keys.chats })
})

test('RTE-12 CHT-7 a tab that is seen again takes the stream over from one that has stopped', async () => {
  const [frozen, seen] = [await openTab(), await openTab()]
  seen.live.check()
  await settle()
  expect(FakeEventSource.opened).toHaveLength(1)
  vi.setSystemTime(Date.now() + constants.live.silenceMs)
  seen.live.check()
  await settle()
  expect(open()).toHaveLength(1)
  expect(FakeEventSource.opened).toHaveLength(2)
  open()[0]?.say({ type: 'message', profile: ada, message: message(2) })
  await settle()
  expect([unread(frozen), unread(seen)]).toEqual([1, 1])
  // And the first takes it back when the second is closed.
  seen.live.stop()
  await settle()
  expect(open()).toHaveLength(1)
})

test('AUT-2 tabs of different members share nothing', async () => {
  const [mine, theirs] = [await openTab(), await openTab(other)]
  expect(FakeEventSource.opened).toHaveLength(2)
  FakeEventSource.opened[0]?.say({ type: 'message', profile: ada, message: message(2) })
  await settle()
  expect([unread(mine), unread(theirs)]).toEqual([1, 0])
})
