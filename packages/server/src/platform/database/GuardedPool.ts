import pg from 'pg'
import type { Logger } from 'pino'
import type { Availability } from './availability.ts'
import { asUnavailable, DatabaseUnavailable, isPoolTimeout } from './databaseErrors.ts'
import { currentScope } from './queryScope.ts'
import { openShares } from './shares.ts'

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

const busyLogMs = 60_000

/** The share of the connections that one caller may use at once, so that stuck calls leave some for others. */
const share = 0.25

/** The share of the time to wait for a connection that a caller may spend waiting for its own ones. */
const shareWait = 0.5

interface Settings extends pg.PoolConfig {
  readonly max: number
  readonly connectionTimeoutMillis: number
}

interface Surroundings {
  readonly availability: Availability
  readonly log: Logger
  /** Serves what may take long. */
  readonly patient?: pg.Pool
}

/**
 * A pool that survives outages. A connection that breaks while in use neither ends the process nor leaks from the
 * pool, and while the database is known to be unavailable callers fail at once.
 */
export class GuardedPool extends pg.Pool {
  readonly #availability: Availability
  readonly #log: Logger
  readonly #patient: pg.Pool | undefined
  readonly #shares
  #busyLoggedAt = Number.NEGATIVE_INFINITY

  constructor(config: Settings, { availability, log, patient }: Surroundings) {
    super(config)
    this.#availability = availability
    this.#log = log
    this.#patient = patient
    this.#shares = openShares({
      most: Math.max(1, Math.floor(config.max * share)),
      waitMs: config.connectionTimeoutMillis * shareWait,
    })
    // The pool handles errors of idle connections only; an unhandled error event ends the process.
    this.on('connect', (client) => client.on('error', availability.suspect))
    this.on('error', availability.suspect)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    if (!this.#availability.isAvailable()) throw new DatabaseUnavailable(undefined)
    const { caller, isPatient } = currentScope()
    if (isPatient && this.#patient) return this.#patient.connect()
    const leave = caller === undefined ? () => undefined : await this.#takeShare(caller)
    try {
      return releasedOnce(await super.connect(), leave)
    } catch (error) {
      leave()
      if (isPoolTimeout(error)) this.#logBusy()
      this.#availability.suspect(error)
      throw asUnavailable(error)
    }
  }

  async #takeShare(caller: string): Promise<() => void> {
    try {
      return await this.#shares.enter(caller)
    } catch (error) {
      throw new DatabaseUnavailable(error)
    }
  }

  #logBusy() {
    if (performance.now() - this.#busyLoggedAt < busyLogMs) return
    this.#busyLoggedAt = performance.now()
    const { totalCount, waitingCount } = this
    this.#log.warn({ connections: totalCount, waiting: waitingCount }, 'database connections taken')
  }
}

/** Drizzle does not release a connection whose `begin` fails, so a connection that ends is released here. */
function releasedOnce(client: pg.PoolClient, onReleased: () => void): pg.PoolClient {
  const { release } = client
  let isReleased = false
  const onEnd = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    release(error)
    onReleased()
  }
  client.once('end', onEnd)
  return client
}
