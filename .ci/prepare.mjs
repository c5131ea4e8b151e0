// Installs what is missing, on any Node from 20 on; the package `node` then puts the right Node first on
// the path of every npm script.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, exit } from 'node:process'

const root = join(import.meta.dirname, '..')

const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${env.PATH}` },
  })
  if (status !== 0) exit(status ?? 1)
}
