import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Availability } from '../database/availability.ts'
import { listen } from '../database/listenOn.ts'
import { openDatabaseSession } from '../database/openDatabaseSession.ts'
import { maintainConnection, type PersistentConnection } from '../maintainConnection.ts'

const retryMs = 1_000

interface Options {
  readonly databaseUrl: string
  readonly availability: Availability
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** Called when this process becomes the relay; earlier notifications may not have been relayed. */
  readonly onStart: () => void
}

/**
 * Relays the notifications of a database channel. Only one process at a time does so: the one that holds the
 * channel's lock, which its session releases when the process dies.
 */
export function relay(options: Options): PersistentConnection {
  const { databaseUrl, availability, channel, onPayload, onStart } = options
  return maintainConnection({
    whenReady: availability.whenAvailable,
    onLost: availability.suspect,
    async connect(signal) {
      const session = await openDatabaseSession(databaseUrl)
      try {
        await takeLock(session.client, channel, signal)
        await listen(session, channel, onPayload)
      } catch (error) {
        await session.close()
        throw error
      }
      onStart()
      return session
    },
  })
}

/** Polls for the lock, since a session that waits inside the database would hold back its vacuum. */
async function takeLock(client: Client, name: string, signal: AbortSignal) {
  for (;;) {
    const { rows } = await client.query<{ is_held: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as is_held',
      [name],
    )
    if (rows[0]?.is_held) return
    await wait(retryMs, undefined, { ref: false, signal })
  }
}
