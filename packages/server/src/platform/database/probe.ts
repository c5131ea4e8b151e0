import pg from 'pg'
import { isFull } from './DatabaseUnavailable.ts'

const patienceMs = 3_000

/** Asks a PostgreSQL server for a sign of life. @throws whatever stands against a connection, but that all are taken */
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
