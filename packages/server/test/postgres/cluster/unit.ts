import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedNodeEnvironmentFlags } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { compileOnce, sendAt } from '../../app/crash/process.ts'
import { type ChildProgram, childProgram } from '../../support/childProgram.ts'

const root = join(import.meta.dirname, '../../../../..')
const unitFile = readFileSync(join(root, 'deploy/bouquet@.service'), 'utf8')
const pollMs = 50

/** The values of an entry of the unit file. */
const entries = (name: string): readonly string[] =>
  [...unitFile.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

/** An entry that the unit file must have. */
function entry(name: string): string {
  const [value] = entries(name)
  if (value === undefined) throw new Error(`The unit file has no ${name}.`)
  return value
}

/** Options of Node that may stand in its environment; those of V8 that only save time may not. */
const inEnvironment = (options: readonly string[]): string =>
  options
    .filter((option) => !option.startsWith('-') || allowedNodeEnvironmentFlags.has(option))
    .join(' ')

/** A server process as the unit file describes it, run without systemd. */
export interface Unit {
  /** As it connects to the database. */
  readonly name: string
  readonly port: number
  /** Starts the process unless it runs, and waits until it is ready. */
  start(): Promise<void>
  /** Starts the process, as `systemctl start` does, which does not wait until it is ready. */
  launch(): Promise<void>
  /** Asks the process to end. @throws Error when it ends with a failure, or only by force */
  stop(): Promise<void>
  /** Kills the process, which then comes back as the unit file says. */
  kill(): Promise<void>
  /** Ends the process for good. */
  remove(): Promise<void>
  /** Whether it has ended by itself. */
  isDead(): boolean
}

interface Place {
  /** Where the project lies; the unit file has it in its working directory. */
  readonly project: string
  /** Content of the environment file. */
  readonly settings: Readonly<Record<string, string>>
  /** For its log. */
  readonly folder: string
}

export function unitAt(port: number, { project, settings, folder }: Place): Unit {
  const name = `bouquet-${port}`
  const send = sendAt(port)
  const log = openSync(join(folder, `${name}.log`), 'a')
  const fill = (text: string) =>
    text.replaceAll('%i', String(port)).replaceAll(entry('WorkingDirectory'), project)
  const [command = '', ...words] = fill(entry('ExecStart')).split(' ')
  const printed = entries('Environment').flatMap((line) =>
    fill(line)
      .split(' ')
      .map((pair) => pair.split('=', 2)),
  )
  const env = {
    PATH: process.env['PATH'],
    ...compileOnce.env,
    NODE_OPTIONS: inEnvironment(compileOnce.execArgv),
    PGAPPNAME: name,
    ...Object.fromEntries(printed),
    ...settings,
  }
  let program: ChildProgram | undefined
  let hasDied = false

  async function launch(): Promise<void> {
    if (program?.ended() === null) return
    const own = await childProgram(command, words, {
      cwd: project,
      env,
      stdio: ['ignore', log, log],
    })
    program = own
    void own.gone.then(async () => {
      // A process that was stopped is no longer the unit's program.
      if (program !== own) return
      hasDied = own.child.signalCode !== 'SIGKILL'
      if (entry('Restart') !== 'always') return
      await wait(Number(entry('RestartSec')) * 1_000)
      if (program === own) await launch()
    })
  }

  const isReady = async () => (await send('GET', '/readyz').catch(() => undefined))?.status === 200

  return {
    name,
    port,
    launch,
    async start() {
      await launch()
      while (!(await isReady())) await wait(pollMs)
    },
    async stop() {
      const own = program
      program = undefined
      const force = setTimeout(
        () => own?.child.kill('SIGKILL'),
        Number(entry('TimeoutStopSec')) * 1_000,
      )
      await own?.end('SIGTERM')
      clearTimeout(force)
      if (own && own.ended() !== 0) throw new Error(`${name} ended with ${own.ended()}.`)
    },
    async kill() {
      await program?.end('SIGKILL')
    },
    async remove() {
      const own = program
      program = undefined
      await own?.end('SIGKILL')
    },
    isDead: () => hasDied,
  }
}
