import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askAt, runProgram } from '../../app/crash/process.ts'
import type { ChildProgram } from '../../support/childProgram.ts'
import { freePort } from '../../support/freePort.ts'

const pollMs = 50

/** One server process of a cluster, which can be stopped and started again on the same port. */
export interface ClusterProcess {
  /** Also the name under which it connects to the database. */
  readonly name: string
  readonly port: number
  /** Returns when the process is ready for requests; does nothing while it runs. */
  start(): Promise<void>
  /** @returns the exit code, or the signal that ended it */
  stop(signal: NodeJS.Signals): Promise<number | string | null>
  /** Whether it has ended without having been told to. */
  isDead(): boolean
}

interface Place {
  readonly folder: string
  readonly databaseUrl: string
  readonly settings: Readonly<Record<string, string>>
}

/** The process keeps its data folder and a log in `folder`. */
export async function clusterProcess(
  name: string,
  { folder, databaseUrl, settings }: Place,
): Promise<ClusterProcess> {
  const port = await freePort()
  const ask = askAt(port)
  const file = join(folder, `${name}.log`)
  const log = openSync(file, 'a')
  let program: ChildProgram | undefined

  const isReady = async () => (await ask('GET', '/readyz').catch(() => undefined))?.status === 200

  return {
    name,
    port,
    async start() {
      if (program?.ended() === null) return
      const own = {
        PORT: `${port}`,
        DATA_DIR: join(folder, name),
        DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      }
      program = await runProgram(['src/app/main.ts'], { ...settings, ...own }, ['ignore', log, log])
      while (!(await isReady())) {
        if (program.ended() !== null) throw new Error(`${name} ended while it started: ${file}`)
        await wait(pollMs)
      }
    },
    async stop(signal) {
      const own = program
      program = undefined
      await own?.end(signal)
      return own?.ended() ?? null
    },
    isDead: () => program !== undefined && program.ended() !== null,
  }
}
