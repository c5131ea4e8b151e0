import { z } from 'zod'
import { brand, command, listQuery, query, reason } from './call.ts'

/** `full`: its drive takes nothing new. `unused`: not part of this installation. */
const partStateSchema = z.enum(['ok', 'away', 'full', 'unused'])
export type PartState = z.infer<typeof partStateSchema>

const jobKind = z.string().max(60).describe('kind of the job, as in mail')

const jobFields = { kind: jobKind, job: z.uuid().describe('id of the job') } as const

const mailKind = z.string().max(60).describe('what the mail is about, as in reset or receipt')

const queuedJobsSchema = z.object({
  kind: z.string(),
  waiting: z.int(),
  /** Jobs that are due later, such as the next attempt of a failed one. */
  delayed: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Since when the oldest could run; null when none waits. */
  oldest: z.iso.datetime().nullable(),
})

const systemSchema = z.object({
  parts: z.object({
    database: partStateSchema,
    /** Receives live events from the database. */
    listener: partStateSchema,
    event_bus: partStateSchema,
    jobs: partStateSchema,
    /** Where photos are. */
    storage: partStateSchema,
    /** The mail server; `unused` where a page shows the mails of a demo. */
    mail: partStateSchema,
  }),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.object({ kind: z.enum(['pglite', 'postgres']), version: z.string() }),
    /** Name of the latest change of the tables. */
    migration: z.string(),
  }),
  /** The queue of all processes, some seconds old. */
  jobs: z.array(queuedJobsSchema),
  storage: z.object({
    database_bytes: z.int(),
    photos: z.enum(['folder', 'bucket']),
    /** Size of the disk with the data folder. */
    disk_bytes: z.int(),
    disk_free_bytes: z.int(),
  }),
  /** When `backup` was last run; null for never. */
  backup: z.iso.datetime().nullable(),
})

export const systemActions = {
  system: query({
    name: 'system',
    purpose: 'Show what the server depends on, its versions, its jobs and its last backup.',
    role: 'admin',
    input: z.object({}),
    response: systemSchema,
  }),
  'failed-jobs': listQuery({
    name: 'failed-jobs',
    purpose: 'List jobs that were given up within the last hour, the latest first.',
    role: 'admin',
    filters: {},
    id: z.uuid(),
    item: z.object({
      job: z.uuid(),
      kind: z.string(),
      /** Addresses in it are masked. */
      reason: z.string(),
      attempts: z.int(),
      created: z.iso.datetime(),
      failed: z.iso.datetime(),
    }),
  }),
  'run-job-again': command({
    name: 'run-job-again',
    purpose: 'Run a job again that was given up.',
    role: 'admin',
    input: z.object({ ...jobFields, reason }),
    response: z.object({ ok: z.literal(true) }),
  }),
  'drop-job': command({
    name: 'drop-job',
    purpose: 'Remove a job that was given up, for good.',
    role: 'admin',
    input: z.object({ ...jobFields, reason }),
    response: z.object({ ok: z.literal(true) }),
  }),
  'failed-mails': listQuery({
    name: 'failed-mails',
    purpose: 'List mails that were given up, the latest first.',
    role: 'admin',
    filters: { brand: brand.optional(), kind: mailKind.optional() },
    id: z.uuid(),
    item: z.object({
      mail: z.uuid(),
      brand: z.string(),
      kind: z.string(),
      /** Masked, as `k…@post.example`. */
      recipient: z.string(),
      /** Addresses in it are masked. */
      reason: z.string(),
      attempts: z.int(),
      /** False once its link has expired. */
      can_be_sent: z.boolean(),
      created: z.iso.datetime(),
    }),
  }),
  'resend-mails': command({
    name: 'resend-mails',
    purpose: 'Send mails again that were given up: one, or all of a brand or kind.',
    role: 'admin',
    input: z.object({
      mail: z.uuid().describe('id of the mail').optional(),
      brand: brand.optional(),
      kind: mailKind.optional(),
      reason,
    }),
    response: z.object({ sent: z.int() }),
  }),
} as const
