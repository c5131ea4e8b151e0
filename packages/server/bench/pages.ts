import { exchange } from './exchange.ts'
import { inMs, say, spreadOf } from './report.ts'
import { cookieOf, host } from './sendRequest.ts'
import { sendSteadily } from './sendSteadily.ts'
import type { Installation, Running } from './serve.ts'

const steady = { perSecond: 50, seconds: 20 }
/** Sent one after the other before anything is measured. */
const warming = 200
const path = '/members'

/** Men who seek women. */
const man = (n: number) => 1 + (n % 490) * 10

const ways = [
  { way: 'drawn by the server', rendering: 'on' },
  { way: 'the shell, which the browser fills', rendering: 'off' },
] as const

/** The search page of members: time, processor and memory of a drawn one beside those of the shell. */
export async function measurePages({ build, launch }: Installation, url: string): Promise<void> {
  await build()
  for (const { way, rendering } of ways) {
    const running = await launch(url, { MEMBERS_RENDERING: rendering })
    try {
      await measureWay(way, running)
    } finally {
      await running.stop()
    }
  }
}

async function measureWay(way: string, { port, cpu, memory, peakMemory }: Running) {
  let drawn = 0
  let characters = 0
  const sendOne = async (n: number) => {
    const from = performance.now()
    const cookie = cookieOf(man(n))
    const { text } = await exchange({ port, host, cookie }, { method: 'GET', path })
    if (text.includes('id="members-data"')) drawn += 1
    characters = Math.max(characters, text.length)
    return performance.now() - from
  }
  for (let n = 0; n < warming; n += 1) await sendOne(n)
  drawn = 0
  const before = await cpu()
  const { times, failed } = await sendSteadily(steady, sendOne)
  const each = ((await cpu()) - before) / times.length
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
  say(
    `${path}, ${way} (${drawn} of ${times.length} drawn, up to ${(characters / 1000).toFixed(1)} kB): ` +
      `${spreadOf(times)} at ${steady.perSecond} a second for ${steady.seconds} s; ${failed} failed; ` +
      `${inMs(each)} of a processor each; ${megabytes(await memory())} resident, ${megabytes(await peakMemory())} at most`,
  )
}
