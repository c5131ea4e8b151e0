import { once } from 'node:events'
import { z } from 'zod'
import { parseConfig } from '../../../src/platform/config.ts'
import { openDatabase } from '../../../src/platform/database/openDatabase.ts'
import { openDataFolder } from '../../../src/platform/dataFolder/openDataFolder.ts'
import { jobKind } from '../../../src/platform/jobs/Jobs.ts'
import { openJobs } from '../../../src/platform/jobs/openJobs.ts'
import { openLog } from '../../../src/platform/log.ts'

// A program that does jobs as long as it is told: `send one` puts a job in the queue, `finish one` lets it
// end. It says `ready`, `begun one`, `done one`.

const call = jobKind('call', z.object({ name: z.string() }))

const config = parseConfig(process.env)
const log = openLog('silent')
const folder = await openDataFolder(config, { purpose: 'server' })
const database = await openDatabase(config, folder, log)
const jobs = openJobs(database, log)
const say = (line: string) => process.send?.(line)

jobs.work(call, async ({ name }) => {
  say(`begun ${name}`)
  for (let command: unknown; command !== `finish ${name}`; )
    [command] = await once(process, 'message')
  say(`done ${name}`)
})
process.on('message', (line) => {
  const [word, name = ''] = String(line).split(' ')
  if (word === 'send') void jobs.send(database.db, call, { name })
})
process.on('disconnect', () => process.exit())
await jobs.start()
say('ready')
