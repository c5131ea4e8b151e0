import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueDatabase } from 'pg-boss'
import type { Availability } from './availability.ts'

/**
 * Either the database or a transaction, on either engine. Stores take one of these.
 * Inside a transaction use nothing but the handed `tx`: the embedded engine has a single connection, so
 * the outer database would wait for the transaction for ever.
 */
export type Db = PgDatabase<RowsResult>

/** What hand-written statements answer with on either engine. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

interface Rows<Row> {
  readonly rows: Row[]
}

/**
 * Takes a lock that falls with this process, however it dies; the same name is taken again by who has it.
 * @returns lets go of it, or undefined when another process has it
 */
export type Lock = (name: string) => Promise<(() => Promise<void>) | undefined>

/** Receives what is published on a channel. */
export interface ChannelListener {
  onPayload(payload: string): void
  /** Payloads arrive from now on; earlier ones may have been missed. Called again after each interruption. */
  onOpen(): void
}

export interface Listening {
  isConnected(): boolean
  /** Resolves when payloads come for the first time, or it was closed before. */
  readonly opened: Promise<void>
  close(): Promise<void>
}

/** Connections for queries: how many are open, how many of them idle, and how many callers wait for one. */
export interface Connections {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** An open database with its queue, its channels and its locks. */
export interface Database {
  readonly db: Db
  readonly engine: 'pglite' | 'postgres'
  /** The same database as the job queue wants it. */
  readonly jobs: QueueDatabase
  /** Listens to what `pg_notify` says on a channel, through outages. */
  listen(channel: string, listener: ChannelListener): Listening
  readonly availability: Availability
  /** Counts the connections of this process; the embedded engine has none. */
  readonly connections?: () => Connections
  readonly lock: Lock
  /** Writes everything committed into one file for a later restore. */
  backUp(file: string): Promise<void>
  close(): Promise<void>
}
