import { z } from 'zod'
import type { Availability } from './availability.ts'
import type { Lock } from './Database.ts'
import { asUnavailable, DatabaseUnavailable } from './databaseErrors.ts'
import { type DatabaseSession, openDatabaseSession } from './openDatabaseSession.ts'

const resultSchema = z.object({ rows: z.tuple([z.object({ taken: z.boolean() })]) })

/** No query here waits for a lock, so a later answer means that the line is silent. */
const patienceMs = 5_000

interface Options {
  readonly url: string
  readonly availability: Availability
}

/** Locks held by a dedicated connection, opened with the first lock. The server releases them when it breaks. */
export function lockOn({ url, availability }: Options): {
  readonly lock: Lock
  close(): Promise<void>
} {
  let session: Promise<DatabaseSession> | undefined

  /** After this connection has failed or ended, the next lock opens a new one. */
  function open(): Promise<DatabaseSession> {
    const own = openDatabaseSession(url, { pipeline: true, query_timeout: patienceMs })
    const forget = () => {
      if (session === own) session = undefined
    }
    own.then(({ ended }) => ended).then(forget, forget)
    own.catch(availability.suspect)
    return own
  }

  async function lock(name: string) {
    if (!availability.isAvailable()) throw new DatabaseUnavailable(undefined)
    session ??= open()
    const own = session
    try {
      const { client } = await own
      const { rows } = resultSchema.parse(
        await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]),
      )
      if (!rows[0].taken) return
      return async () => {
        // The locks of a connection that has ended are already released.
        if (session !== own) return
        await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
      }
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  return {
    lock,
    async close() {
      const { close } = (await session?.catch(() => undefined)) ?? {}
      await close?.()
    },
  }
}
