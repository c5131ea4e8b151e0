import { migrate } from '../src/platform/database/openDatabase.ts'
import { openPglite } from '../src/platform/database/pglite.ts'
import { lockDataFolder } from '../src/platform/dataFolder/openDataFolder.ts'
import { fillChats, fillLedger, fillPeople, fillSessions } from './fill.ts'
import { inMs, percentile, say, spreadOf } from './report.ts'
import { brand, send } from './sendRequest.ts'
import type { Installation } from './serve.ts'

const people = 2_000
const chatting = 20
const messagesEach = 50
const starts = 5

/** The embedded database: starts with data in the folder, and members who chat at once. */
export async function measureEmbedded({ dataDir, launch }: Installation): Promise<void> {
  const folder = await lockDataFolder(dataDir, { purpose: 'server' })
  const { db, close } = await openPglite(folder)
  await migrate(db)
  const filling = { brand, count: people, now: new Date() }
  await fillPeople(db, filling)
  await fillSessions(db, { ...filling, count: 1_000 })
  await fillChats(db, { ...filling, perMember: 1, perConversation: 20 })
  await fillLedger(db, filling)
  await db.execute('analyze')
  await close()
  await folder.close()

  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const { startMs, stop } = await launch()
    times.push(startMs)
    await stop()
  }
  const others = times.slice(1)
  say(
    `start with ${people} members until the first response: ${inMs(times[0] ?? 0)} the first time, ` +
      `then ${inMs(percentile(others, 0.5))} (${others.length} starts)`,
  )

  const { port, cpu, stop } = await launch()
  const cpuBefore = await cpu()
  const started = performance.now()
  const sent = await Promise.all(
    Array.from({ length: chatting }, async (_, chat) => {
      const own: number[] = []
      for (let n = 0; n < messagesEach; n += 1) own.push(await send(port, 1 + chat * 10))
      return own
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const all = sent.flat()
  say(
    `${chatting} members chatting at once: ${spreadOf(all)}, ${(all.length / seconds).toFixed(0)} messages a second`,
  )
  const cpuMs = (await cpu()) - cpuBefore
  say(`processor time of the server: ${(cpuMs / all.length).toFixed(2)} ms a message`)
  await stop()
}
