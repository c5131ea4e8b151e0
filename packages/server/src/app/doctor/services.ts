import { once } from 'node:events'
import { connect } from 'node:net'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'
import pg from 'pg'
import { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import { powerLossRemedy, powerLossWarning } from '../../platform/database/durability.ts'
import { verifySmtp } from '../../platform/mail/verifySmtp.ts'

/** How long another machine may take to answer. */
const patienceMs = 3_000
const oldestPostgres = 15
/** Connections of a process beside its pool, and those that PostgreSQL and backups keep; see docs/operating.md. */
const extraConnections = 7
const sparedConnections = 10
const clockSlackMs = 5_000

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** The programs that the server needs: database, event bus, photo store, mail server. */
export async function checkServices(config: Config): Promise<readonly Finding[]> {
  return (
    await Promise.all([
      checkDatabase(config),
      checkBus(config),
      checkPhotos(config),
      checkMail(config),
    ])
  ).flat()
}

const factsSchema = z.tuple([
  z.object({
    version: z.coerce.number(),
    most: z.coerce.number(),
    now: z.coerce.date(),
    syncs: z.boolean(),
  }),
])

/** @returns what became of the connection to PostgreSQL, or what the embedded database is worth */
export async function checkDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'demo'>,
): Promise<readonly Finding[]> {
  const { databaseUrl, databasePoolSize } = config
  if (!databaseUrl) {
    const text = powerLossWarning(config)
    const embedded = ok('database', 'embedded, in the data folder')
    return text ? [embedded, warning('database', text, powerLossRemedy)] : [embedded]
  }
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num') as version, current_setting('max_connections') as most, clock_timestamp() as now,
        current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as syncs`,
    )
    const [{ version, most, now, syncs }] = factsSchema.parse(rows)
    return describeDatabase({ version, most, now, syncs, poolSize: databasePoolSize })
  } catch (error) {
    return [
      problem(
        'database',
        `PostgreSQL does not answer (${reasonOf(error)})`,
        'Start it, or correct DATABASE_URL.',
      ),
    ]
  } finally {
    void client.end().catch(() => undefined)
  }
}

interface DatabaseFacts {
  /** Version number of PostgreSQL, such as 150004. */
  readonly version: number
  /** Connections that it accepts. */
  readonly most: number
  readonly now: Date
  /** Whether a commit is on the disk before it is acknowledged. */
  readonly syncs: boolean
  readonly poolSize: number
}

/** What the facts of a PostgreSQL server mean for this server. */
export function describeDatabase({
  version,
  most,
  now,
  syncs,
  poolSize,
}: DatabaseFacts): Finding[] {
  const major = Math.floor(version / 10_000)
  const needed = poolSize + extraConnections + sparedConnections
  const aside = now.getTime() - Date.now()
  return [
    major < oldestPostgres
      ? problem(
          'database',
          `PostgreSQL ${major} is older than ${oldestPostgres}`,
          `Move to PostgreSQL ${oldestPostgres} or newer.`,
        )
      : ok('database', `PostgreSQL ${major} answers`),
    most < needed
      ? warning(
          'database',
          `it accepts ${most} connections, and one process with its reserve takes ${needed}`,
          `Raise max_connections, or lower DATABASE_POOL_SIZE.`,
        )
      : ok('database', `${most} connections, ${needed} needed for one process`),
    syncs
      ? ok('database', 'each commit is synced to the disk')
      : warning(
          'database',
          'it does not sync each commit to the disk: a power cut loses acknowledged writes',
          'Set fsync and synchronous_commit to on.',
        ),
    Math.abs(aside) > clockSlackMs
      ? problem(
          'database',
          `its clock is ${Math.round(aside / 1_000)} s aside`,
          'Let both machines take their time from the network (NTP).',
        )
      : ok('database', 'its clock agrees with this one'),
  ]
}

async function checkBus({ natsUrl }: Config): Promise<readonly Finding[]> {
  if (!natsUrl) return []
  const { hostname, port } = new URL(natsUrl)
  return [await reach('event bus', hostname, Number(port || 4222), 'NATS_URL')]
}

async function reach(
  check: Finding['check'],
  host: string,
  port: number,
  setting: string,
): Promise<Finding> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patienceMs) })
    return ok(check, `${host}:${port} answers`)
  } catch (error) {
    return problem(
      check,
      `${host}:${port} does not answer (${reasonOf(error)})`,
      `Start it, or correct ${setting}.`,
    )
  } finally {
    socket.destroy()
  }
}

async function checkPhotos({ bucket }: Config): Promise<readonly Finding[]> {
  if (!bucket) return [ok('photos', 'in the data folder')]
  try {
    await fetch(bucket.endpoint, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
    return [ok('photos', `${bucket.endpoint} answers`)]
  } catch (error) {
    const text = `${bucket.endpoint} does not answer (${reasonOf(error)})`
    return [problem('photos', text, 'Start the store, or correct S3_ENDPOINT.')]
  }
}

async function checkMail({ smtpUrl, demo }: Config): Promise<readonly Finding[]> {
  if (!smtpUrl)
    return [
      demo
        ? ok('mail', 'a mailbox page at /api/mailbox, since this is a demo')
        : problem('mail', 'SMTP_URL is not set, so nobody can confirm an address', 'Set SMTP_URL.'),
    ]
  try {
    await verifySmtp(smtpUrl, patienceMs)
    return [ok('mail', `${new URL(smtpUrl).host} accepts the login`)]
  } catch (error) {
    const text = `${new URL(smtpUrl).host} refuses or is away (${reasonOf(error)})`
    return [problem('mail', text, 'Correct SMTP_URL, or ask who runs the mail server.')]
  }
}
