import { sql } from 'drizzle-orm'
import type { Bus } from '../bus/Bus.ts'
import { coalesceCalls } from '../coalesceCalls.ts'
import type { Database } from '../database/Database.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Space } from '../space/watchSpace.ts'

const patienceMs = 1_000
const cacheMs = 1_000

/** `full`: its drive takes nothing new. `unused`: not part of this installation. */
export type DependencyStatus = 'ok' | 'away' | 'full' | 'unused'

export interface Readiness {
  readonly isReady: boolean
  readonly parts: {
    readonly database: DependencyStatus
    /** Receives live events from the database. */
    readonly listener: DependencyStatus
    /** NATS. It is not needed to be ready, since each process listens to the database while it is away. */
    readonly event_bus: DependencyStatus
    readonly jobs: DependencyStatus
    /** The photo store, and space for what members send. */
    readonly storage: DependencyStatus
  }
}

export interface Parts {
  readonly database: Pick<Database, 'db' | 'availability'>
  readonly bus: Pick<Bus, 'isConnected'>
  /** Undefined when none is configured. */
  readonly eventBus: { isConnected(): boolean } | undefined
  readonly jobs: Pick<Jobs, 'isRunning'>
  readonly space: Pick<Space, 'fullDrive' | 'look'>
  readonly photoFiles: { check(signal: AbortSignal): Promise<void> }
}

/**
 * Checks what the process needs to serve requests. Each check may take a second, and runs at most once a
 * second.
 */
export function readiness(parts: Parts): () => Promise<Readiness> {
  const { database, bus, eventBus, jobs, space, photoFiles } = parts

  async function look(): Promise<Readiness> {
    const [databaseState, storage] = await Promise.all([
      database.availability.isAvailable()
        ? tryPart(() => database.db.execute(sql`select 1`))
        : stateOf(false),
      tryPart((signal) => photoFiles.check(signal)),
      space.look(),
    ])
    if (databaseState === 'away') database.availability.suspect(new Error('Not ready.'))
    const full = space.fullDrive()
    const needed = {
      database: databaseState === 'ok' && full === 'database' ? 'full' : databaseState,
      listener: stateOf(bus.isConnected()),
      jobs: stateOf(jobs.isRunning()),
      storage: full === 'storage' ? 'full' : storage,
    } as const
    const event_bus = eventBus ? stateOf(eventBus.isConnected()) : 'unused'
    const isReady = Object.values(needed).every((state) => state === 'ok')
    return { isReady, parts: { ...needed, event_bus } }
  }

  return coalesceCalls(look, cacheMs)
}

const stateOf = (isThere: boolean): DependencyStatus => (isThere ? 'ok' : 'away')

async function tryPart(
  attempt: (signal: AbortSignal) => Promise<unknown>,
): Promise<DependencyStatus> {
  const signal = AbortSignal.timeout(patienceMs)
  const expired = new Promise<DependencyStatus>((resolve) => {
    signal.addEventListener('abort', () => resolve('away'), { once: true })
  })
  const tried = attempt(signal).then(
    () => 'ok' as const,
    () => 'away' as const,
  )
  return Promise.race([tried, expired])
}
