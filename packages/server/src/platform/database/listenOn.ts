import pg from 'pg'
import { maintainConnection } from '../maintainConnection.ts'
import type { Availability } from './availability.ts'
import type { ChannelListener, Listening } from './Database.ts'
import { type DatabaseSession, openDatabaseSession } from './openDatabaseSession.ts'

const heartbeatMs = 5_000
const patienceMs = 5_000

interface Options {
  readonly url: string
  readonly channel: string
  readonly availability: Availability
}

/** Listens on a channel over a dedicated connection, and reconnects when it breaks. */
export function listenOn(
  { url, channel, availability }: Options,
  { onPayload, onOpen }: ChannelListener,
): Listening {
  return maintainConnection({
    whenReady: availability.whenAvailable,
    onLost: availability.suspect,
    async connect() {
      const session = await openDatabaseSession(url)
      await listen(session, channel, onPayload)
      onOpen()
      return session
    },
  })
}

/** Subscribes a session to a channel, and closes it when the server stops answering. */
export async function listen(
  { client, close, ended }: DatabaseSession,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<void> {
  client.on('notification', ({ payload }) => onPayload(payload ?? ''))
  // Repeating `listen` has no effect, so it also serves as the heartbeat.
  const query = { text: `listen ${pg.escapeIdentifier(channel)}`, query_timeout: patienceMs }
  try {
    await client.query(query)
  } catch (error) {
    void close()
    throw error
  }
  const timer = setInterval(() => void client.query(query).catch(close), heartbeatMs)
  void ended.then(() => clearInterval(timer))
}
