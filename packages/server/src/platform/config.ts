import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from './StartError.ts'

const root = join(import.meta.dirname, '../../../..')

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off', 'yes', 'no', ''])
  .transform((text) => ['1', 'true', 'on', 'yes'].includes(text))

/** An empty setting is a mistake, such as a variable that was never filled in, and must not be read as 0. */
const number = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/, 'expected a number')
  .transform(Number)

const port = number.pipe(z.number().int().min(0).max(65_535))

const isPostgresAddress = (text: string): boolean =>
  // Without a host it names a socket by `?host=`, which the URL parser does not know.
  /^postgres(?:ql)?:$/.test(URL.parse(text.replace('@/', '@localhost/'))?.protocol ?? '')

const bucketSettings = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: port.default(4321),
    /** Port for health, readiness and metrics alone, which must not be open to the world. */
    OPERATIONS_PORT: port.optional(),
    /** Port of the pages, for links in mails, where another program serves them. */
    SITE_PORT: port.optional(),
    DATA_DIR: z.string().default(join(root, '.data')),
    /** PostgreSQL; without it the embedded database in DATA_DIR is used. */
    DATABASE_URL: z
      .string()
      .refine(
        isPostgresAddress,
        'expected an address such as postgres://user:password@host:5432/name',
      )
      .optional(),
    /** Connections to PostgreSQL for queries; a process has one more that listens and one that holds locks. */
    DATABASE_POOL_SIZE: number.pipe(z.number().int().min(2).max(1_000)).default(20),
    /** How long a request waits for a free connection before it gets 503. */
    DATABASE_WAIT_SECONDS: number.pipe(z.number().min(0.1).max(60)).default(5),
    /** How long a statement of a request may take; nightly work and migrations have longer. */
    DATABASE_STATEMENT_SECONDS: number.pipe(z.number().min(1).max(3_600)).default(4),
    /** How long a start waits for a database that is away. */
    DATABASE_START_SECONDS: number.pipe(z.number().min(0).max(3_600)).default(60),
    /** How long a stop lets requests under way go on. */
    STOP_SECONDS: number.pipe(z.number().min(0).max(600)).default(10),
    THEMES_DIR: z.string().default(join(root, 'themes')),
    SITE_DIR: z.string().default(join(root, 'dist')),
    /** Whether pages of the members area come drawn, or are left to the browser. */
    MEMBERS_RENDERING: z.enum(['on', 'off']).default('on'),
    /** How long a drawn page waits for what it shows; what comes later is a skeleton, and the browser asks for it again. */
    MEMBERS_RENDERING_MS: number.pipe(z.number().int().min(1).max(600_000)).default(300),
    MEMBERS_RENDERING_AT_ONCE: number.pipe(z.number().int().min(1).max(1_000)).default(4),
    /** Lets many processes share live events; one of them then listens to PostgreSQL for all. */
    NATS_URL: z.string().startsWith('nats').optional(),
    /** An S3-compatible store for photos, instead of DATA_DIR. */
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Fills the brands with invented members and offers the mailbox page. */
    DEMO: flag.optional(),
    /** Address of the network interface to listen on. */
    HOST: z.string().min(1).optional(),
    /** A host of the staff's desk alone, beside `/desk` on the host of every brand. */
    DESK_HOST: z.hostname().optional(),
    /** Serves `<id>.localhost` too, and for `desk.localhost`. */
    LOCAL_HOSTS: flag.optional(),
    /** Time for a whole request but uploads, in seconds. */
    REQUEST_SECONDS: number.pipe(z.number().min(1).max(600)).default(30),
    /** An upload that comes slower than this for long is ended. */
    UPLOAD_BYTES_PER_SECOND: number.pipe(z.number().int().min(100)).default(16_000),
    /** More connections than this are refused; each open event stream is one. */
    MAX_CONNECTIONS: number.pipe(z.number().int().min(1)).default(10_000),
    /** Key of signatures; made and kept in DATA_DIR when absent. */
    SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
    SMTP_URL: z.string().startsWith('smtp').optional(),
    /** Believe X-Forwarded-For, -Host and -Proto. Only behind a proxy that sets them. */
    TRUST_PROXY: flag.default(false),
    /** Header of that proxy that names the visitor's country; believed together with the others. */
    GEOIP_HEADER: z.string().optional(),
    /** Real payments by Stripe; both keys or none. */
    STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    /** Another address for Stripe's API, for rehearsals. */
    STRIPE_API: z.url().optional(),
    /** Whether staff must have a second factor; without it a login leads only to setting one up. */
    STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .refine((given) => !given.STRIPE_SECRET_KEY === !given.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
  })
  .refine((given) => !given.NATS_URL || given.DATABASE_URL, {
    path: ['NATS_URL'],
    message: 'many processes need DATABASE_URL; the embedded database serves one',
  })
  .refine((given) => new Set(bucketSettings.map((name) => !given[name])).size === 1, {
    path: ['S3_BUCKET'],
    message: `${bucketSettings.join(', ')} go together`,
  })
  .transform((given) => ({
    port: given.PORT,
    operationsPort: given.OPERATIONS_PORT,
    sitePort: given.SITE_PORT ?? given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databasePoolSize: given.DATABASE_POOL_SIZE,
    databaseWaitMs: given.DATABASE_WAIT_SECONDS * 1_000,
    databaseStatementMs: given.DATABASE_STATEMENT_SECONDS * 1_000,
    databaseStartMs: given.DATABASE_START_SECONDS * 1_000,
    stopMs: given.STOP_SECONDS * 1_000,
    natsUrl: given.NATS_URL,
    bucket: bucketOf(given),
    themesDir: given.THEMES_DIR,
    siteDir: given.SITE_DIR,
    drawsMembersArea: given.MEMBERS_RENDERING === 'on',
    membersPatienceMs: given.MEMBERS_RENDERING_MS,
    membersAtOnce: given.MEMBERS_RENDERING_AT_ONCE,
    demo: isDemo(given),
    host: given.HOST ?? (isDemo(given) ? '127.0.0.1' : undefined),
    deskHost: given.DESK_HOST,
    localHosts: given.LOCAL_HOSTS ?? (given.DEMO || given.NODE_ENV !== 'production'),
    limits: {
      requestMs: given.REQUEST_SECONDS * 1_000,
      uploadBytesPerSecond: given.UPLOAD_BYTES_PER_SECOND,
      maxConnections: given.MAX_CONNECTIONS,
    },
    secret: given.SECRET,
    smtpUrl: given.SMTP_URL,
    trustProxy: given.TRUST_PROXY,
    geoipHeader: given.TRUST_PROXY ? given.GEOIP_HEADER : undefined,
    stripe: stripeKeys(given),
    staffSecondFactor: given.STAFF_SECOND_FACTOR,
    logLevel: given.LOG_LEVEL,
  }))

/** A demo has a published password and shows its mail, so that by default only this machine reaches it. */
function isDemo({
  DEMO,
  NODE_ENV,
}: {
  readonly DEMO?: boolean | undefined
  readonly NODE_ENV?: string | undefined
}): boolean {
  return DEMO ?? NODE_ENV !== 'production'
}

/** The names of all environment variables that the program reads. */
export const settingNames = Object.keys(environmentSchema.in.shape)

/** What the program needs to speak with Stripe. */
export interface StripeKeys {
  readonly secret: string
  readonly webhook: string
  /** Undefined for Stripe's own address. */
  readonly api: URL | undefined
}

function stripeKeys(given: {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API?: string | undefined
}): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API: api } = given
  return secret && webhook ? { secret, webhook, api: api ? new URL(api) : undefined } : undefined
}

/** Where photos lie when not on this machine's disk. */
export interface Bucket {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

function bucketOf({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Partial<Record<(typeof bucketSettings)[number], string | undefined>> & {
  readonly S3_REGION: string
}): Bucket | undefined {
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined
}

export type Config = z.output<typeof environmentSchema>

/**
 * Reads the program's settings; the only place that looks at the environment.
 * @throws StartError settings_wrong, which names each wrong setting
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) throw wrongSettings(parsed.error)
  return parsed.data
}

const wrongSettings = ({ issues }: z.ZodError) =>
  new StartError(
    'settings_wrong',
    `Settings are wrong: ${issues.map(({ path, message }) => `${path.join('.')} (${message})`).join(', ')}. Correct these environment variables; docs/operating.md lists them.`,
  )
