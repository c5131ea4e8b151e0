import pg from 'pg'
import { z } from 'zod'
import type { Lock } from './Database.ts'

/** After some fifteen seconds of silence the server takes this process for dead, even if its machine is. */
const noticeDeath =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2'

const answer = z.object({ rows: z.tuple([z.object({ taken: z.boolean() })]) })

/** Locks held by one connection of its own, opened with the first: the server lets go of them when it breaks. */
export function lockOn(url: string): { readonly lock: Lock; close(): Promise<void> } {
  let session: Promise<pg.Client> | undefined

  async function open() {
    const client = new pg.Client({ connectionString: url, keepAlive: true, pipeline: true })
    client.on('error', () => undefined)
    client.once('end', () => {
      session = undefined
    })
    await client.connect()
    await client.query(noticeDeath)
    return client
  }

  async function lock(name: string) {
    session ??= open()
    const own = session
    const client = await own.catch((fault: unknown) => {
      session = undefined
      throw fault
    })
    const { rows } = answer.parse(
      await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]),
    )
    if (!rows[0].taken) return
    return async () => {
      if (session !== own) return
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  }

  return {
    lock,
    async close() {
      const client = await session?.catch(() => undefined)
      await client?.end()
    },
  }
}
