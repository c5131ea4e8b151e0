// A program that does jobs as long as it is told: `send one` puts a job in the queue, `finish one` lets it
// end. It says `ready`, `begun one`, `done one`.
import { once } from 'node:events'
import { pino } from 'pino'
import { z } from 'zod'
import { openDatabase } from '../../src/platform/database/open.ts'
import { openDataFolder } from '../../src/platform/dataFolder/openDataFolder.ts'
import { jobKind } from '../../src/platform/jobs/Jobs.ts'
import { openJobs } from '../../src/platform/jobs/openJobs.ts'

const deed = jobKind('deed', z.object({ name: z.string() }))

const databaseUrl = process.env['DATABASE_URL']
const dataDir = process.env['DATA_DIR'] ?? ''
const folder = await openDataFolder({ databaseUrl, dataDir }, { purpose: 'server' })
const database = await openDatabase({ databaseUrl, folder })
const jobs = openJobs(database, pino({ level: 'silent' }))
const say = (line: string) => process.send?.(line)

jobs.work(deed, async ({ name }) => {
  say(`begun ${name}`)
  for (let told: unknown; told !== `finish ${name}`; ) [told] = await once(process, 'message')
  say(`done ${name}`)
})
process.on('message', (line) => {
  const [word, name = ''] = String(line).split(' ')
  if (word === 'send') void jobs.send(database.db, deed, { name })
})
process.on('disconnect', () => process.exit())
await jobs.start()
say('ready')
