import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Availability } from '../database/availability.ts'
import { listen } from '../database/listenOn.ts'
import { openSession } from '../database/openSession.ts'
import { type KeptConnection, keepConnected } from '../keepConnected.ts'

const retryMs = 1_000

interface Options {
  readonly databaseUrl: string
  readonly availability: Availability
  readonly channel: string
  readonly onPayload: (payload: string) => void
  /** This process passes on from now; what was said before may have been passed on by nobody. */
  readonly onStart: () => void
}

/**
 * Passes on what a channel of the database says. Of all processes that ask, one does it at a time: the one
 * that holds the channel's lock, which its session gives up when the process dies.
 */
export function relay(options: Options): KeptConnection {
  const { databaseUrl, availability, channel, onPayload, onStart } = options
  return keepConnected({
    whenReady: availability.whenAvailable,
    onLost: availability.suspect,
    async connect(signal) {
      const session = await openSession(databaseUrl)
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

/** Asks again and again, since a session that waits in the database would hold back its vacuum. */
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
