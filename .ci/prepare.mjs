// Installs what is missing, on any Node from 20 on; the package `node` then puts the right Node first on
// the path of every npm script.
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import process, { env, exit } from 'node:process'

const root = join(import.meta.dirname, '..')

const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing packages …')
  const status = await install()
  if (status !== 0) exit(status)
}

/** Runs npm, which ends with this program: at Ctrl-C, too, nothing goes on writing to node_modules. */
function install() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${env.PATH}` },
  })
  let stopped
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      npm.kill(stopped === undefined ? signal : 'SIGKILL')
      stopped ??= signal
      setTimeout(() => npm.kill('SIGKILL'), 5_000).unref()
    })
  return new Promise((resolve) => {
    npm.once('error', () => resolve(1))
    npm.once('exit', (code) => {
      resolve(stopped === undefined ? (code ?? 1) : 128 + constants.signals[stopped])
    })
  })
}
