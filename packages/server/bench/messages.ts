import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuUsage } from 'node:process'
import { promisify } from 'node:util'
import { writeScript } from './pgbenchScript.ts'
import { recordSent, type Sent } from './recordSent.ts'
import { inMs, say, spreadOf } from './report.ts'
import { send } from './sendRequest.ts'
import type { Installation } from './serve.ts'

const clients = 16
const messages = 3_000
/** Sent before anything is measured, so that the server's code is compiled and its connections stand. */
const warming = 1_000
/** Far below how many a member may send in ten minutes. */
const senders = 90

/** Numbers of senders that pgbench can write too: in base 16 two decimal digits and a 1. */
const senderOf = (n: number) => Math.trunc((10 + (n % senders)) / 10) * 256 + (n % 10) * 16 + 1

const run = promisify(execFile)

/** Statements that begin and end a transaction are sent as they stand; pgbench prepares even those. */
function sayStatements(sent: readonly Sent[]): void {
  const stored = sent.filter(({ isPrepared }) => isPrepared).length
  const others = sent
    .filter(({ isPrepared }) => !isPrepared)
    .map(({ text }) => text.trim().slice(0, 30))
  say(`one message: ${sent.length} statements, ${stored} kept prepared, not ${others.join(', ')}`)
}

/** Sends messages over HTTP, then has pgbench send the same SQL, and says how the rates compare. */
export async function measureMessages(
  { launch, serve }: Installation,
  databaseUrl: string,
): Promise<void> {
  const known = senderOf(7)
  const watched = await serve(databaseUrl)
  await send(watched.port, known)
  const sent = await recordSent(() => send(watched.port, known))
  await watched.stop()
  sayStatements(sent)
  const { port, cpu, stop } = await launch(databaseUrl)
  const sendMany = async (many: number) => {
    const times: number[] = []
    const sendInTurn = async (client: number) => {
      for (let n = client; n < many; n += clients) times.push(await send(port, senderOf(n)))
    }
    await Promise.all(Array.from({ length: clients }, (_, client) => sendInTurn(client)))
    return times
  }
  await sendMany(warming)
  const before = { server: await cpu(), asking: cpuUsage() }
  const started = performance.now()
  const times = await sendMany(messages)
  const rate = messages / ((performance.now() - started) / 1000)
  const asking = cpuUsage(before.asking)
  const perMessage = {
    server: ((await cpu()) - before.server) / messages,
    asking: (asking.user + asking.system) / 1000 / messages,
  }
  say(`messages over HTTP: ${rate.toFixed(0)} a second by ${clients} clients, ${spreadOf(times)}`)
  say(
    `processor time a message: server ${inMs(perMessage.server)}, asking side ${inMs(perMessage.asking)}`,
  )
  await stop()

  const file = join(tmpdir(), `bouquet-send-${randomUUID()}.sql`)
  await writeFile(file, writeScript(sent, known))
  const seconds = Math.max(5, Math.round(messages / rate / 2))
  const { stdout } = await run('pgbench', [
    ...['--no-vacuum', '--protocol=prepared', `--file=${file}`],
    ...[`--client=${clients}`, '--jobs=2', `--time=${seconds}`],
    databaseUrl,
  ])
  await rm(file)
  const bare = Number(stdout.match(/tps = ([\d.]+)/)?.[1])
  const failed = stdout.match(/number of failed transactions: .*/)?.[0] ?? ''
  say(
    `the same SQL by pgbench, prepared too: ${bare.toFixed(0)} a second by ${clients} clients; ${failed}`,
  )
  say(`ratio: ${(rate / bare).toFixed(2)}`)
}
