import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { send } from './ask.ts'
import { writeScript } from './pgbenchScript.ts'
import { recordSent } from './recordSent.ts'
import { say, spreadOf } from './report.ts'
import type { House } from './serve.ts'

const clients = 16
const messages = 3_000
/** Far below how many a member may send in ten minutes. */
const senders = 90

/** Numbers of senders that pgbench can write too: in base 16 two decimal digits and a 1. */
const senderOf = (n: number) => Math.trunc((10 + (n % senders)) / 10) * 256 + (n % 10) * 16 + 1

const run = promisify(execFile)

/** Sends messages over HTTP, then has pgbench send the same SQL, and says how the rates compare. */
export async function measureMessages(
  { launch, serve }: House,
  databaseUrl: string,
): Promise<void> {
  const known = senderOf(7)
  const watched = await serve(databaseUrl)
  await send(watched.port, known)
  const script = writeScript(await recordSent(() => send(watched.port, known)), known)
  await watched.stop()
  const { port, stop } = await launch(databaseUrl)
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = client; n < messages; n += clients) times.push(await send(port, senderOf(n)))
    }),
  )
  const rate = messages / ((performance.now() - started) / 1000)
  say(`messages over HTTP: ${rate.toFixed(0)} a second by ${clients} clients, ${spreadOf(times)}`)
  await stop()

  const file = join(tmpdir(), `bouquet-send-${randomUUID()}.sql`)
  await writeFile(file, script)
  const seconds = Math.max(5, Math.round(messages / rate / 2))
  const { stdout } = await run('pgbench', [
    ...['--no-vacuum', `--file=${file}`, `--client=${clients}`, '--jobs=2', `--time=${seconds}`],
    databaseUrl,
  ])
  await rm(file)
  const bare = Number(stdout.match(/tps = ([\d.]+)/)?.[1])
  const failed = stdout.match(/number of failed transactions: .*/)?.[0] ?? ''
  say(`the same SQL by pgbench: ${bare.toFixed(0)} a second by ${clients} clients; ${failed}`)
  say(`ratio: ${(rate / bare).toFixed(2)}`)
}
