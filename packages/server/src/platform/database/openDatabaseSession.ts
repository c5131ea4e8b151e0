import pg from 'pg'
import type { Connection } from '../maintainConnection.ts'
import { noticeDeath } from './limits.ts'

const connectMs = 5_000

export interface DatabaseSession extends Connection {
  readonly client: pg.Client
}

/** A connection to PostgreSQL outside the pool. Its locks and subscriptions end when either side dies. */
export async function openDatabaseSession(
  url: string,
  options: Omit<pg.ClientConfig, 'connectionString'> = {},
): Promise<DatabaseSession> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    ...options,
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  // A pending query rejects; other users of the connection wait for `ended`.
  client.on('error', () => undefined)
  const close = async () => {
    await client.end().catch(() => undefined)
  }
  try {
    await client.connect()
    await client.query(noticeDeath)
  } catch (error) {
    void close()
    throw error
  }
  return { client, ended, close }
}
