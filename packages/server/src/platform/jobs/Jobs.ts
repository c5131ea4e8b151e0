import type { z } from 'zod'
import type { Db } from '../database/Database.ts'

/** A kind of work done later: its permanent name and what it is told. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly data: S
}

export const jobKind = <S extends z.ZodType>(name: string, data: S): JobKind<S> => ({ name, data })

/**
 * Does one job; throwing means that it is tried again later, with the same id. A job whose process died may be
 * done a second time, too.
 */
export type Worker<S extends z.ZodType> = (
  data: z.output<S>,
  job: { readonly id: string },
) => Promise<void>

/** How many jobs of a kind there are in the queue of all processes. */
export interface JobCounts {
  readonly kind: string
  /** To be done now. */
  readonly waiting: number
  /** To be done later, also those that are tried again. */
  readonly delayed: number
  readonly active: number
  /** Given up within the last hour. */
  readonly failed: number
}

export interface Jobs {
  /** Puts a job in the queue within the caller's transaction: it is done only if that commits. */
  send<S extends z.ZodType>(
    tx: Db,
    kind: JobKind<S>,
    data: z.input<S>,
    options?: { readonly afterSeconds?: number },
  ): Promise<void>
  /** Says who does the jobs of a kind; called once for each kind, before `start`. */
  work<S extends z.ZodType>(kind: JobKind<S>, worker: Worker<S>): void
  /** Runs `deed` every day at a quiet hour, in one process only. */
  daily(name: string, deed: () => Promise<void>): void
  /** Runs `deed` every hour, in one process only. */
  hourly(name: string, deed: () => Promise<void>): void
  start(): Promise<void>
  /** Whether this process does jobs. */
  isRunning(): boolean
  /** Cheap, and some ten seconds old. */
  counts(): Promise<readonly JobCounts[]>
  stop(): Promise<void>
}
