import pg from 'pg'
import type { Logger } from 'pino'
import type { Availability } from './availability.ts'
import { asUnavailable, DatabaseUnavailable, isPoolTimeout } from './databaseErrors.ts'

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

const busyLogMs = 60_000

/**
 * A pool that survives outages. A connection that breaks while in use neither ends the process nor leaks from the
 * pool, and while the database is known to be unavailable callers fail at once.
 */
export class GuardedPool extends pg.Pool {
  readonly #availability: Availability
  readonly #log: Logger
  #busyLoggedAt = Number.NEGATIVE_INFINITY

  constructor(config: pg.PoolConfig, availability: Availability, log: Logger) {
    super(config)
    this.#availability = availability
    this.#log = log
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
    try {
      return releasedOnce(await super.connect())
    } catch (error) {
      if (isPoolTimeout(error)) this.#logBusy()
      this.#availability.suspect(error)
      throw asUnavailable(error)
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
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isReleased = false
  const onEnd = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    release(error)
  }
  client.once('end', onEnd)
  return client
}
