import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueDatabase } from 'pg-boss'
import type { Availability } from './availability.ts'

/**
 * The database or a transaction, on either engine.
 * Inside a transaction use only its `tx`: the embedded engine has a single connection, so a query on the
 * database itself would wait forever.
 */
export type Db = PgDatabase<RowsResult>

/** The result of a hand-written statement on either engine. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

interface Rows<Row> {
  readonly rows: Row[]
}

/**
 * Acquires a lock that is released when this process ends. The holder can acquire the same name again.
 * @returns releases the lock; undefined when another process holds it
 */
export type Lock = (name: string) => Promise<(() => Promise<void>) | undefined>

/** Receives the notifications of a channel. */
export interface ChannelListener {
  onPayload(payload: string): void
  /** Called when the subscription starts, and after each interruption, in which payloads may have been missed. */
  onOpen(): void
}

export interface Listening {
  isConnected(): boolean
  /** Resolves when the subscription first starts, or is closed before. */
  readonly opened: Promise<void>
  close(): Promise<void>
}

/** Connections of the pool, and callers waiting for one. */
export interface Connections {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** An open database with access to its job queue, channels and locks. */
export interface Database {
  readonly db: Db
  readonly engine: 'pglite' | 'postgres'
  /** The same database in the form that the job queue expects. */
  readonly jobs: QueueDatabase
  /** Subscribes to a `pg_notify` channel and resubscribes after outages. */
  listen(channel: string, listener: ChannelListener): Listening
  readonly availability: Availability
  /** Queries in `work` may take long, as those of migrations and nightly jobs do. */
  withLongLimits<T>(work: () => Promise<T>): Promise<T>
  /** Counts the connections of this process; missing on the embedded engine. */
  readonly connections?: () => Connections
  readonly lock: Lock
  /** Writes a backup of all committed data to a file. */
  backUp(file: string): Promise<void>
  close(): Promise<void>
}
