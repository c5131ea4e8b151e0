import type { Page, PageQuery } from '@bouquet/contract/staff'
import type { z } from 'zod'
import type { Db } from '../database/Database.ts'

/** A kind of background job: its permanent name and its data. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly data: S
}

export function jobKind<S extends z.ZodType>(name: string, data: S): JobKind<S> {
  return { name, data }
}

/**
 * Runs one job. If it throws, the job is retried later with the same id; a job whose process died is also
 * run again.
 */
export type Worker<S extends z.ZodType> = (
  data: z.output<S>,
  job: { readonly id: string },
) => Promise<void>

/** How many jobs of a kind there are in the queue of all processes. */
export interface JobCounts {
  readonly kind: string
  /** Ready to run. */
  readonly waiting: number
  /** Delayed, including retries. */
  readonly delayed: number
  readonly active: number
  /** Given up within the last hour. */
  readonly failed: number
}

/** A job, by its kind and id. */
export interface JobKey {
  readonly kind: string
  readonly id: string
}

/** A job that was given up, without its data. */
export interface FailedJob extends JobKey {
  /** The message of its last error. */
  readonly reason: string
  readonly attempts: number
  readonly created: Date
  readonly failed: Date
}

export interface Jobs {
  /** Enqueues a job within the caller's transaction: it runs only if that commits. */
  send<S extends z.ZodType>(
    tx: Db,
    kind: JobKind<S>,
    data: z.input<S>,
    options?: { readonly afterSeconds?: number },
  ): Promise<void>
  /** Registers the worker of a kind; called once for each kind, before `start`. */
  work<S extends z.ZodType>(kind: JobKind<S>, worker: Worker<S>): void
  /** Runs `run` every day at a quiet hour, in one process only. */
  daily(name: string, run: () => Promise<void>): void
  /** Runs `run` every hour, in one process only. */
  hourly(name: string, run: () => Promise<void>): void
  start(): Promise<void>
  /** Whether this process runs jobs. */
  isRunning(): boolean
  /** Cheap, and some ten seconds old. */
  counts(): Promise<readonly JobCounts[]>
  /** Since when the oldest job that could run waits, by kind. */
  oldestWaiting(): Promise<ReadonlyMap<string, Date>>
  /** Jobs that were given up and not removed yet, the latest first. */
  listFailed(query: PageQuery): Promise<Page<FailedJob>>
  /** Adds a job that counts as given up, as an example. */
  addFailed<S extends z.ZodType>(
    tx: Db,
    kind: JobKind<S>,
    data: z.input<S>,
    reason: string,
  ): Promise<void>
  /** Queues a job again that was given up. @returns false when there is none any more */
  retry(tx: Db, job: JobKey): Promise<boolean>
  /** Removes a job that was given up. @returns false when there is none any more */
  drop(tx: Db, job: JobKey): Promise<boolean>
  stop(): Promise<void>
}
