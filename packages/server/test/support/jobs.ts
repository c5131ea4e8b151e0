import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { JobKind, Jobs } from '../../src/platform/jobs/Jobs.ts'

/** A queue that does its jobs when the test says so; who asks while it works waits for that too. Jobs of a rolled back transaction are not undone here. */
export function testJobs(): Jobs & { drain(): Promise<void>; clear(): void } {
  const workers = new Map<string, (data: unknown, job: { readonly id: string }) => Promise<void>>()
  const waiting: { readonly kind: JobKind; readonly data: unknown }[] = []
  let last: Promise<void> = Promise.resolve()

  async function doAll() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const startedAt = Date.now()
      await workers.get(job.kind.name)?.(job.data, { id: randomUUID() })
      // Ids sort by their millisecond, so that mails of two jobs are found in the order of the jobs.
      while (Date.now() === startedAt) await setImmediate()
    }
  }

  return {
    send: async (_tx, kind, data) => {
      waiting.push({ kind, data: kind.data.parse(data) })
    },
    work(kind, worker) {
      workers.set(kind.name, (data, job) => worker(kind.data.parse(data), job))
    },
    daily: () => undefined,
    hourly: () => undefined,
    start: async () => undefined,
    isRunning: () => true,
    counts: async () => [],
    oldestWaiting: async () => new Map(),
    listFailed: async () => ({ items: [], next: null, total: 0, total_is_minimum: false }),
    addFailed: async () => undefined,
    retry: async () => false,
    drop: async () => false,
    stop: async () => undefined,
    clear: () => void waiting.splice(0),
    drain() {
      const mine = last.catch(() => undefined).then(doAll)
      last = mine
      return mine
    },
  }
}
