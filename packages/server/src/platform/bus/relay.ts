import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const retryMs = 1_000

interface Relay {
  readonly databaseUrl: string
  readonly channel: string
  readonly pass: (payload: string) => void
}

/**
 * Passes on what a channel of the database says. Of all processes that ask, one does it at a time: the one
 * that holds the channel's lock, which its session gives up when the process dies.
 * @returns stops passing on
 */
export function relay({ databaseUrl, channel, pass }: Relay): () => Promise<void> {
  const stopping = new AbortController()
  const done = run()

  async function run() {
    while (!stopping.signal.aborted) {
      await hold().catch(() => undefined)
      await wait(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Ends when another process holds the lock, the connection breaks or the relay is stopped. */
  async function hold() {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => pass(payload ?? ''))
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await client.connect()
    const end = () => void client.end()
    stopping.signal.addEventListener('abort', end, { once: true })
    try {
      const { rows } = await client.query<{ is_held: boolean }>(
        'select pg_try_advisory_lock(hashtext($1)) as is_held',
        [channel],
      )
      if (rows[0]?.is_held) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else end()
      await ended
    } finally {
      stopping.signal.removeEventListener('abort', end)
    }
  }

  return async () => {
    stopping.abort()
    await done
  }
}
