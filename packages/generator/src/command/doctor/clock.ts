import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'

const slackMs = 60_000
const patienceMs = 2_000

/** Whether the clock is set: not before the files of the project, and synchronised where the system tells. */
export async function checkClock(file: string, now = new Date()): Promise<Finding> {
  const written = await stat(file).then(({ mtime }) => mtime)
  const shown = now.toISOString().replace(/\.\d+Z$/, 'Z')
  if (now.getTime() + slackMs < written.getTime())
    return problem(
      'clock',
      `${shown} is before the files of this project were written`,
      'Set the clock, and let it follow the network (NTP).',
    )
  const isSynchronised = await readSynchronised()
  if (isSynchronised === undefined)
    return ok('clock', `${shown}; this system does not say whether it follows the network`)
  return isSynchronised
    ? ok('clock', `${shown}, from the network`)
    : warning(
        'clock',
        `${shown}, not from the network`,
        'Switch NTP on: `timedatectl set-ntp true`.',
      )
}

/** Undefined on systems without systemd. */
const readSynchronised = (): Promise<boolean | undefined> =>
  promisify(execFile)('timedatectl', ['show', '-p', 'NTPSynchronized', '--value'], {
    timeout: patienceMs,
  }).then(
    ({ stdout }) => stdout.trim() === 'yes',
    () => undefined,
  )
