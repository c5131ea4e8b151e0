// Runs the server's tests on PostgreSQL: on the one DATABASE_URL names, else on a throwaway cluster, with a
// NATS server beside it. Debian's packages bring what is missing; what cannot be had is a failure.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, exit, getuid } from 'node:process'
import { countResults } from './results.mjs'

const root = join(import.meta.dirname, '..')

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

// PostgreSQL refuses to run as root, so its own system user runs it there.
const owner = () =>
  getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
        gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
      }
    : {}

const startCluster = async (bin) => {
  const home = mkdtempSync(join(tmpdir(), 'bouquet-postgres-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(home, as.uid, as.gid)
  const run = (program, args) =>
    execFileSync(join(bin, program), args, {
      ...as,
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const port = await freePort()
  run('initdb', [
    '-D',
    join(home, 'data'),
    '-U',
    'bouquet',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  run('pg_ctl', [
    '-D',
    join(home, 'data'),
    '-w',
    '-l',
    join(home, 'log'),
    '-o',
    `-p ${port} -h 127.0.0.1 -k ${home}`,
    'start',
  ])
  run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'bouquet', 'bouquet'])
  return {
    url: `postgres://bouquet@127.0.0.1:${port}/bouquet`,
    stop: () => {
      run('pg_ctl', ['-D', join(home, 'data'), '-m', 'fast', '-w', 'stop'])
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const apt = (...words) =>
  execFileSync('apt-get', ['-o', 'Acquire::Retries=3', ...words, '-qq'], { stdio: 'inherit' })

const install = (name) => {
  console.log(`Installing ${name} …`)
  apt('update')
  apt('install', '-y', name)
}

const findPostgres = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

const providePostgres = () => {
  if (!findPostgres()) install('postgresql')
  const bin = findPostgres()
  if (!bin) throw new Error('The package postgresql brought no programs.')
  return bin
}

const provideNats = () => {
  if (spawnSync('nats-server', ['--version']).status !== 0) install('nats-server')
}

const runTests = (url) =>
  spawnSync(
    'npm',
    [
      'exec',
      '-w',
      '@bouquet/server',
      '--',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=coverage/postgres-results.json',
    ],
    { cwd: root, stdio: 'inherit', env: { ...env, DATABASE_URL: url } },
  ).status ?? 1

provideNats()
let status = 1
if (env.DATABASE_URL) {
  status = runTests(env.DATABASE_URL)
} else {
  const cluster = await startCluster(providePostgres())
  try {
    status = runTests(cluster.url)
  } finally {
    cluster.stop()
  }
}
const { passed, failed } = countResults()
console.log(`\n${passed} passed, ${failed} failed`)
exit(status)
