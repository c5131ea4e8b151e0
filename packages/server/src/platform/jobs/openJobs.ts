import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database, Db, Lock } from '../database/Database.ts'
import { isDatabaseUnavailable } from '../database/databaseErrors.ts'
import { logFailure } from '../log.ts'
import { isStorageFull } from '../space/storageFull.ts'
import {
  findOldestWaiting,
  indexFailedJobs,
  lockFailedJob,
  pageFailedJobs,
} from './failedJobs.store.ts'
import type { JobKey, JobKind, Jobs, Worker } from './Jobs.ts'
import { requeueAbandoned } from './requeueAbandoned.ts'

const quietHour = '17 4 * * *'
const everyHour = '43 * * * *'

/**
 * Completed and failed jobs are deleted after this time: the job of an email contains the link that was
 * sent.
 */
const retention = { deleteAfterSeconds: 3_600 }
const sweeping = { maintenanceIntervalSeconds: 600 }

const queue = {
  ...retention,
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
}

/** How soon a backlog is detected; from then on jobs are fetched without a pause instead of once a second. */
const watch = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  queueCacheIntervalSeconds: 10,
}
const pace = { pollingIntervalSeconds: 1, burstWhenReadyExceeds: 1 }

const lockRetryMs = 100

interface Fetched {
  readonly id: string
  readonly name: string
  readonly data: unknown
}

/** The job queue in the product's own database, on either engine. */
export function openJobs(database: Database, log: Logger): Jobs {
  const { jobs: db, engine, lock } = database
  const boss = new PgBoss({
    db,
    ...watch,
    ...sweeping,
    ...(engine === 'pglite' && { backend: 'pglite' }),
  })
  boss.on('error', (error) => {
    if (isDatabaseUnavailable(error) || isStorageFull(error)) return
    log.error({ error: error.message }, 'job queue')
  })
  const starters = new Map<string, () => Promise<void>>()
  /** How long finished jobs of each existing kind stay, in seconds. */
  const finishedSeconds = new Map<string, number | undefined>()
  let isRunning = false
  let stopRequeueing = async (): Promise<void> => undefined

  async function doUnderLock({ id, name, data }: Fetched, worker: Worker<z.ZodUnknown>) {
    const letGo = await lock(id)
    if (!letGo) throw new Error('Another process is at this job.')
    try {
      await worker(data, { id })
      // Reported before the lock is released, otherwise a finished job would look abandoned.
      await boss.complete(name, id)
    } catch (error) {
      logFailure(log, error, { message: 'job failed', job: name, id })
      throw error
    } finally {
      await letGo()
    }
  }

  /** Updates the options of a kind that an earlier version has created. */
  async function provide(name: string) {
    if (!finishedSeconds.has(name)) await boss.createQueue(name, queue)
    else if (finishedSeconds.get(name) !== queue.deleteAfterSeconds)
      await boss.updateQueue(name, queue)
  }

  // The queue looks up a kind's table on first use, which on the embedded engine would wait forever for the
  // sending transaction; so each kind is used once at start.
  const begin = async (name: string, worker: Worker<z.ZodUnknown>) => {
    await provide(name)
    await boss.work(name, pace, async (batch) => {
      for (const job of batch) await doUnderLock(job, worker)
    })
    await boss.findJobs(name, { key: 'warm' })
  }

  const repeat = (name: string, when: string, run: () => Promise<void>) => {
    starters.set(name, async () => {
      await begin(name, () => database.withLongLimits(run))
      await boss.schedule(name, when)
    })
  }

  /** Does something with a job that was given up, unless somebody else has. */
  async function takeFailed(
    tx: Db,
    { kind, id }: JobKey,
    act: (options: ReturnType<typeof within>) => Promise<unknown>,
  ): Promise<boolean> {
    // The queue looks up a kind that it does not know, for which it would wait as above.
    if (!starters.has(kind) || !(await lockFailedJob(tx, { kind, id }))) return false
    await act(within(tx))
    return true
  }

  return {
    async send(tx, kind, data, { afterSeconds } = {}) {
      await boss.send(kind.name, asPayload(kind, data), {
        ...within(tx),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })
    },
    work<S extends z.ZodType>(kind: JobKind<S>, worker: Worker<S>) {
      starters.set(kind.name, () =>
        begin(kind.name, (data, job) => worker(kind.data.parse(data), job)),
      )
    },
    daily: (name, run) => repeat(name, quietHour, run),
    hourly: (name, run) => repeat(name, everyHour, run),
    async start() {
      const release = await waitForLock(lock, 'job-queue-start')
      try {
        // The upkeep of the queue's tables begins here, and may take long.
        await database.withLongLimits(async () => {
          await boss.start()
          await indexFailedJobs(database.db)
        })
        for (const { name, deleteAfterSeconds } of await boss.getQueues()) {
          finishedSeconds.set(name, deleteAfterSeconds)
        }
        stopRequeueing = await requeueAbandoned(database, log, [...starters.keys()])
        for (const starter of starters.values()) await starter()
        isRunning = true
      } finally {
        await release()
      }
    },
    isRunning: () => isRunning,
    async counts() {
      const queues = await boss.getQueues()
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        kind: name,
        waiting: readyCount,
        delayed: deferredCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    oldestWaiting: () => findOldestWaiting(database.db),
    listFailed: (query) => pageFailedJobs(database.db, query),
    async addFailed(tx, kind, data, reason) {
      const options = within(tx)
      const id = await boss.send(kind.name, asPayload(kind, data), { ...options, retryLimit: 0 })
      if (id) await boss.fail(kind.name, id, { message: reason }, options)
    },
    retry: (tx, job) => takeFailed(tx, job, (options) => boss.retry(job.kind, job.id, options)),
    drop: (tx, job) => takeFailed(tx, job, (options) => boss.deleteJob(job.kind, job.id, options)),
    async stop() {
      isRunning = false
      await stopRequeueing()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** Options with which the queue works inside a transaction. */
const within = (tx: Db) => ({ db: fromDrizzle(tx, sql) })

/** One process at a time creates the queue's tables and kinds; concurrent first starts would fail. */
async function waitForLock(lock: Lock, name: string): Promise<() => Promise<void>> {
  for (;;) {
    const release = await lock(name)
    if (release) return release
    await wait(lockRetryMs)
  }
}

/** Validates data before it is stored, so that an invalid job fails where it is sent. */
function asPayload(kind: JobKind, data: unknown): object {
  kind.data.parse(data)
  return Object(data)
}
