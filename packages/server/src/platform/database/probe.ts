import pg from 'pg'
import { isFull } from './DatabaseUnavailable.ts'

const patienceMs = 3_000

/** Checks that a PostgreSQL server answers. @throws the connection error, except when all connections are in use */
export async function probe(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    void client.end().catch(() => undefined)
  }
}
