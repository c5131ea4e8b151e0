import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, globSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChildProgram, childProgram } from './childProgram.ts'
import { freePort } from './freePort.ts'

const pollMs = 50

/** What is committed outlives a crash of the programs, as tests ask for, but not one of the machine. */
const withoutFsync = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** Debian's folder of the newest PostgreSQL programs, if there are any. */
export function findPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
}

function programsFolder(): string {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is missing: apt-get install postgresql')
  return bin
}

const idOf = (option: '-u' | '-g') =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

// PostgreSQL refuses to run as root, so its own system user runs it there.
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

export interface PostgresServer {
  /** An empty database on it. */
  readonly url: string
  /** Returns when the server takes connections. */
  start(): Promise<void>
  /** `SIGINT` stops as an administrator does, `SIGQUIT` leaves recovery to the next start. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}

/** A PostgreSQL server in a temporary folder, which can be stopped and started on the same port. */
export async function postgresServer(): Promise<PostgresServer> {
  const bin = programsFolder()
  const home = mkdtempSync(join(tmpdir(), 'bouquet-postgres-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(home, as.uid, as.gid)
  const data = join(home, 'data')
  const place = { ...as, cwd: home }
  const port = await freePort()
  const address = ['-h', '127.0.0.1', '-p', `${port}`]
  const log = openSync(join(home, 'log'), 'a')
  let program: ChildProgram | undefined

  const run = (name: string, words: readonly string[]) =>
    execFileSync(join(bin, name), words, { ...place, stdio: ['ignore', 'ignore', 'inherit'] })

  const takesConnections = async () => {
    const probe = await childProgram(join(bin, 'pg_isready'), ['-q', ...address], place)
    await probe.gone
    return probe.ended() === 0
  }

  async function start() {
    const words = ['-D', data, ...address, '-k', home, ...withoutFsync]
    program = await childProgram(join(bin, 'postgres'), words, {
      ...place,
      stdio: ['ignore', log, log],
    })
    while (!(await takesConnections())) {
      if (program.ended() !== null) throw new Error(`PostgreSQL did not start; see ${home}/log`)
      await wait(pollMs)
    }
  }

  const stop = async (signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => program?.end(signal)

  const init = ['--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  run('initdb', ['-D', data, '-U', 'bouquet', ...init])
  await start()
  run('createdb', [...address, '-U', 'bouquet', 'bouquet'])
  return {
    url: `postgres://bouquet@127.0.0.1:${port}/bouquet`,
    start,
    stop,
    async remove() {
      await stop('SIGQUIT')
      closeSync(log)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
