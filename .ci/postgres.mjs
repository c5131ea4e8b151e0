// Runs the server's tests on PostgreSQL: on the one DATABASE_URL names, else on a throwaway server. Some start
// PostgreSQL, NATS, nginx and Caddy of their own. Debian's packages bring what is missing; what cannot be had is a
// failure.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { env, exit } from 'node:process'
import { findPostgres, postgresServer } from '../packages/server/test/support/postgresServer.ts'
import { install, provide } from './provide.mjs'
import { reportResults } from './results.mjs'

const root = join(import.meta.dirname, '..')

const providePostgres = () => {
  if (!findPostgres()) install('postgresql')
}

/** Of nginx; Debian's package switches it on. */
const provideBrotli = () => {
  if (globSync('/usr/lib/nginx/modules/*brotli_static*').length === 0)
    install('libnginx-mod-http-brotli-static')
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

providePostgres()
provide('nats-server', '--version')
provide('nginx', '-v')
provideBrotli()
provide('caddy', 'version')
provide('curl', '--version')
let status = 1
if (env.DATABASE_URL) {
  status = runTests(env.DATABASE_URL)
} else {
  const server = await postgresServer()
  try {
    status = runTests(server.url)
  } finally {
    await server.remove()
  }
}
reportResults()
exit(status)
