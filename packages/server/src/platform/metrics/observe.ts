import { Gauge, type Registry } from 'prom-client'
import { coalesceCalls } from '../coalesceCalls.ts'
import type { Database } from '../database/Database.ts'
import type { JobCounts, Jobs } from '../jobs/Jobs.ts'

const patienceMs = 1_000

/** The queue itself counts its jobs every ten seconds. */
const cacheMs = 10_000

interface Observable {
  readonly database: Pick<Database, 'availability' | 'connections'>
  readonly jobs: Pick<Jobs, 'counts'>
}

/** Adds metrics that are collected on request: jobs in the queue, connections to the database. */
export function observe(registry: Registry, { database, jobs }: Observable): void {
  const registers = [registry]
  const readCounts = coalesceCalls(() => countWithin(jobs), cacheMs)
  new Gauge({
    name: 'bouquet_jobs',
    help: 'Jobs in the queue of all processes, by kind and state; missing while the database is away.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const counts = database.availability.isAvailable() ? await readCounts() : []
      this.reset()
      for (const { kind, ...states } of counts) {
        for (const [state, count] of Object.entries(states)) this.set({ kind, state }, count)
      }
    },
  })
  if (!database.connections) return
  const { connections } = database
  new Gauge({
    name: 'bouquet_database_connections',
    help: 'Connections of this process’s pool: all, idle ones, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'bouquet_database_up',
    help: '1 while the database answers, 0 while it is away.',
    registers,
    collect() {
      this.set(Number(database.availability.isAvailable()))
    },
  })
}

/** An empty list when the database does not answer in time. */
const countWithin = (jobs: Pick<Jobs, 'counts'>): Promise<readonly JobCounts[]> => {
  const expired = new Promise<readonly JobCounts[]>((resolve) => {
    setTimeout(() => resolve([]), patienceMs).unref()
  })
  return Promise.race([jobs.counts().catch(() => []), expired])
}
