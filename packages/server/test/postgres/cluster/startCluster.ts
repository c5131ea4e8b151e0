import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import S3rver from 's3rver'
import { joinProcess } from '../../app/crash/joinProcess.ts'
import { sendAt, untilAt, writeThemes } from '../../app/crash/process.ts'
import { freePort } from '../../support/freePort.ts'
import { startWholeNginx } from '../../support/hosting/webServers.ts'
import { type NatsServer, natsServer } from '../../support/natsServer.ts'
import type { PostgresServer } from '../../support/postgresServer.ts'
import { commandRunner, printed, printedPorts } from './printedCommands.ts'
import type { Member, Pair } from './startLoad.ts'
import { type Unit, unitAt } from './unit.ts'

const pairNames = [
  ['Ada', 'Bo'],
  ['Cleo', 'Dora'],
  ['Emma', 'Fay'],
] as const

export interface Cluster {
  /** Where nginx listens. */
  readonly port: number
  readonly send: ReturnType<typeof sendAt>
  readonly nats: NatsServer | undefined
  readonly processes: readonly Unit[]
  /** Runs a command of docs/hosting.md. */
  run(command: string): Promise<void>
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

/**
 * The server processes that docs/hosting.md starts on one machine, on one empty database and one object store, behind
 * nginx, by the commands that it prints.
 */
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
  const themes = await writeThemes(folder)
  const project = await linkProject(folder)
  const settings = {
    THEMES_DIR: themes,
    SITE_DIR: join(project, 'dist'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: new URL(databaseName, postgres.url).href,
    SECRET: randomBytes(32).toString('hex'),
    // Confirms addresses by its mailbox.
    DEMO: '1',
    TRUST_PROXY: 'on',
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...(nats && { NATS_URL: nats.url }),
  }
  const ports = new Map<string, number>()
  for (const printedPort of printedPorts) ports.set(printedPort, await freePort())
  const processes = [...ports.values()].map((each) => unitAt(each, { project, settings, folder }))
  cleanUps.push(() => Promise.all(processes.map(({ remove }) => remove())))
  const port = await freePort()
  const commands = await commandRunner({
    project,
    folder,
    ports,
    env: {
      THEMES_DIR: settings.THEMES_DIR,
      SITE_DIR: settings.SITE_DIR,
      HOSTING_TLS: 'off',
      HOSTING_ADDRESSES: '127.0.0.1',
      HOSTING_HTTP_PORT: String(port),
    },
    programs: {
      systemctl: systemctl(processes),
      async nginx([option, file = '']) {
        if (option !== '-c') throw new Error(`nginx ${option} is not known here.`)
        const nginx = await startWholeNginx(folder, file, port)
        cleanUps.push(() => nginx.end())
      },
    },
  })
  cleanUps.push(async () => commands.close())
  await commands.run(printed.start)
  const send = sendAt(port)
  const until = untilAt(send)
  await until('/readyz', '', ({ status }) => status === 200)
  const joinAs = async (name: string): Promise<Member> => ({
    ...(await joinProcess({ send, until }, name)),
    email: `${name.toLowerCase()}@post.example`,
  })
  const joinPair = ([one, other]: readonly [string, string]) =>
    Promise.all([joinAs(one), joinAs(other)])

  return {
    port,
    send,
    nats,
    processes,
    run: commands.run,
    pairs: await Promise.all(pairNames.map(joinPair)),
    visitor: await joinAs('Gina'),
    async findListeners() {
      const listening = `select application_name as name from pg_stat_activity
        where datname = '${databaseName}' and query ilike 'listen %'`
      return (await query(postgres.url, listening)).map(({ name }) => String(name))
    },
  }
}

/** The project as a user has it, but with its themes and sites elsewhere. */
async function linkProject(folder: string): Promise<string> {
  const project = join(folder, 'project')
  await mkdir(project, { recursive: true })
  for (const name of ['node_modules', 'packages'])
    await symlink(join(import.meta.dirname, '../../../../..', name), join(project, name))
  return project
}

/** Does with units what systemctl does. */
const systemctl =
  (units: readonly Unit[]) =>
  async ([verb = '', ...words]: readonly string[]): Promise<void> => {
    const names = words.filter((word) => !word.startsWith('--'))
    const meant = names.map((name) => units.find(({ port }) => name === `bouquet@${port}`))
    for (const unit of meant) {
      if (!unit || !['enable', 'restart'].includes(verb))
        throw new Error(`systemctl ${verb} ${words.join(' ')} is not known here.`)
      if (verb === 'restart') await unit.stop()
      await unit.launch()
    }
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
