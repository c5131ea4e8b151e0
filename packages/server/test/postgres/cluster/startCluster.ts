import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import S3rver from 's3rver'
import { joinProcess } from '../../app/crash/joinProcess.ts'
import { askAt, untilAt, writeThemes } from '../../app/crash/process.ts'
import { freePort } from '../../support/freePort.ts'
import { startNginx } from '../../support/hosting/webServers.ts'
import { writeConfigurations } from '../../support/hosting/writeConfigurations.ts'
import { type NatsServer, natsServer } from '../../support/natsServer.ts'
import type { PostgresServer } from '../../support/postgresServer.ts'
import { type ClusterProcess, clusterProcess } from './clusterProcess.ts'
import type { Member, Pair } from './startLoad.ts'

const processNames = ['one', 'two', 'three']
const pairNames = [
  ['Ada', 'Bo'],
  ['Cleo', 'Dora'],
  ['Emma', 'Fay'],
] as const

export interface Cluster {
  /** Where nginx listens. */
  readonly port: number
  readonly ask: ReturnType<typeof askAt>
  readonly nats: NatsServer | undefined
  readonly processes: readonly ClusterProcess[]
  readonly pairs: readonly Pair[]
  /** Belongs to no pair. */
  readonly visitor: Member
  /** The processes that listen to the database, once for each connection. */
  findListeners(): Promise<readonly string[]>
  stop(): Promise<void>
}

interface Options {
  readonly withNats: boolean
}

/** Three server processes, started together on one empty database and one object store, behind nginx. */
export async function startCluster(postgres: PostgresServer, options: Options): Promise<Cluster> {
  const cleanUps: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  }
  try {
    return { ...(await open(postgres, options, cleanUps)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(
  postgres: PostgresServer,
  { withNats }: Options,
  cleanUps: (() => Promise<unknown>)[],
): Promise<Omit<Cluster, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-cluster-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  const store = objectStore(join(folder, 'bucket'))
  const { port: storePort } = await store.run()
  cleanUps.push(() => store.close())
  const nats = withNats ? await natsServer() : undefined
  if (nats) cleanUps.push(nats.stop)

  const databaseName = withNats ? 'with_nats' : 'without_nats'
  await query(postgres.url, `create database ${databaseName}`)
  const settings = {
    THEMES_DIR: await writeThemes(folder),
    SITE_DIR: join(folder, 'site'),
    SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'on',
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...(nats && { NATS_URL: nats.url }),
  }
  const databaseUrl = new URL(databaseName, postgres.url).href
  const processes = await Promise.all(
    processNames.map((name) => clusterProcess(name, { folder, databaseUrl, settings })),
  )
  cleanUps.push(() => Promise.all(processes.map(({ stop }) => stop('SIGKILL'))))
  await Promise.all(processes.map(({ start }) => start()))

  const port = await freePort()
  const site = join(folder, 'site')
  await writeSite(join(site, 'harbour.example'))
  const configurations = await writeConfigurations(
    { themes: settings.THEMES_DIR, site },
    {
      HOSTING_TLS: 'off',
      HOSTING_ADDRESSES: '127.0.0.1',
      HOSTING_HTTP_PORT: String(port),
      HOSTING_UPSTREAM: processes.map((each) => `127.0.0.1:${each.port}`).join(','),
    },
  )
  const nginx = await startNginx(folder, configurations, port)
  cleanUps.push(() => nginx.end())
  const ask = askAt(port)
  const until = untilAt(ask)
  await until('/readyz', '', ({ status }) => status === 200)
  const joinAs = async (name: string): Promise<Member> => ({
    ...(await joinProcess({ ask, until }, name)),
    email: `${name.toLowerCase()}@post.example`,
  })
  const joinPair = ([one, other]: readonly [string, string]) =>
    Promise.all([joinAs(one), joinAs(other)])

  return {
    port,
    ask,
    nats,
    processes,
    pairs: await Promise.all(pairNames.map(joinPair)),
    visitor: await joinAs('Gina'),
    async findListeners() {
      const listening = `select application_name as name from pg_stat_activity
        where datname = '${databaseName}' and query ilike 'listen %'`
      return (await query(postgres.url, listening)).map(({ name }) => String(name))
    },
  }
}

/** As much of a built site as nginx needs to know. */
async function writeSite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'headers.json'), '{"contentSecurityPolicy":"default-src \'self\'"}')
}

const objectStore = (directory: string) =>
  new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos', configs: [] }],
  })

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
