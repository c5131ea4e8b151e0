import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { patience } from './support/patience.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bouquet-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Starts the installation of a clone in which `npm` is the given script. */
const install = (npm: string) => {
  write('package-lock.json', '{}')
  write('node_modules/.bin/npm', `#!/bin/sh\n${npm}\n`)
  chmodSync(join(folder, 'node_modules/.bin/npm'), 0o755)
  cpSync(join(paths.root, '.ci/prepare.mjs'), join(folder, '.ci/prepare.mjs'))
  return spawn(process.execPath, [join(folder, '.ci/prepare.mjs')], { stdio: 'ignore' })
}

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('OPS-12 %s during an install ends npm, and then the command', async (signal, code) => {
  const file = join(folder, 'pid')
  const command = install(`echo $$ > '${file}.new'; mv '${file}.new' '${file}'; exec sleep 600`)
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), patience)
  const npm = Number(readFileSync(file, 'utf8'))
  command.kill(signal)
  const [exitCode] = await once(command, 'exit')
  const goesOn = runs(npm)
  if (goesOn) process.kill(npm)
  expect({ exitCode, goesOn }).toEqual({ exitCode: code, goesOn: false })
})

test('OPS-12 an install that fails ends the command with its exit code', async () => {
  const [code] = await once(install('exit 7'), 'exit')
  expect(code).toBe(7)
})
