import { z } from 'zod'
import { moneySchema } from '../core/money.schema.ts'
import { signupsSchema } from '../settings/brandSettings.ts'
import { brand, command, query, reason } from './call.ts'

const brandOverviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Path of the file that describes it, as `themes/amberline.theme.jsonc`. */
  file: z.string(),
  /** People with a confirmed address, without fictional profiles. */
  members: z.object({
    count: z.int(),
    /** True for a large brand, whose members are estimated from a sample. */
    is_estimate: z.boolean(),
  }),
  /** Members who joined within the last seven days. */
  new_members: z.int(),
  /** What waits for staff; counted among the oldest of all brands. */
  waiting: z.object({
    photos: z.int(),
    messages: z.int(),
    complaints: z.int(),
    appeals: z.int(),
    /** True when more wait than were counted. */
    is_minimum: z.boolean(),
  }),
  /** Paid purchases of the last 30 days without what was paid back; one sum for each currency. */
  revenue: z.array(moneySchema),
  /** What applies: the file, or less where staff have closed signups. */
  signups: signupsSchema,
  signups_in_file: signupsSchema,
  /** When the files of its site were built; null when there are none. */
  built: z.iso.datetime().nullable(),
})

/** Whether visitors reach a server at a domain over a valid certificate, as `doctor` finds it. */
export const domainStates = [
  'valid',
  'ending',
  'refused',
  'no_tls',
  'no_address',
  'example',
  'not_asked',
] as const

const domainSchema = z.object({
  brand: z.string(),
  domain: z.string(),
  state: z.enum(domainStates),
  /** Until when the certificate is valid; null where there is none. */
  valid_until: z.iso.datetime().nullable(),
  /** What went wrong, as the network says it. */
  reason: z.string().nullable(),
})

const fileProblemSchema = z.object({
  level: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.int().nullable(),
  field: z.string(),
  reason: z.string(),
  remedy: z.string(),
})

export const brandActions = {
  brands: query({
    name: 'brands',
    purpose: 'Show every brand with its members, queues, revenue, signups and files.',
    role: 'admin',
    input: z.object({}),
    response: z.object({
      brands: z.array(brandOverviewSchema),
      /** Errors and warnings in the files of brands and companies. */
      problems: z.array(fileProblemSchema),
    }),
  }),
  'brand-domains': query({
    name: 'brand-domains',
    purpose:
      'Ask DNS and TLS of every domain whether visitors reach a server with a valid certificate.',
    role: 'admin',
    input: z.object({}),
    response: z.object({ domains: z.array(domainSchema) }),
  }),
  'set-signups': command({
    name: 'set-signups',
    purpose: 'Close the signups of a brand at once, or open them again as far as its file does.',
    role: 'admin',
    input: z.object({
      brand,
      signups: signupsSchema.describe(
        'all, with_trafficsource or none; at most what the file says',
      ),
      reason,
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const
