import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { serve } from '@hono/node-server'
import { folderFiles } from './features/photos/folderFiles.ts'
import { startWorkers } from './features/workers.ts'
import { openBus } from './platform/bus/openBus.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { createApp } from './platform/http/createApp.ts'
import type { Services } from './platform/http/Services.ts'
import { openJobs } from './platform/jobs/openJobs.ts'
import { openLog } from './platform/log.ts'
import { queuedMail } from './platform/mail/Mail.ts'
import { loadSecret } from './platform/secret.ts'
import { watchBrands } from './platform/tenant/watchBrands.ts'

export interface RunningServer {
  readonly port: number
  /** Finishes what is under way, then closes the database. */
  stop(): Promise<void>
}

/** Starts the whole program and returns when it answers requests. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = openLog(config.logLevel)
  const brands = await watchBrands(config.themesDir, loadBrands, log)
  const database = await openDatabase(config)
  const bus = await openBus(database, systemClock)
  const jobs = openJobs(database, log)
  const services: Services = {
    config,
    secret: await loadSecret(config.dataDir, config.secret),
    db: database.db,
    clock: systemClock,
    brands,
    bus,
    jobs,
    mail: queuedMail(jobs),
    photoFiles: folderFiles(join(config.dataDir, 'photos')),
    log,
  }
  startWorkers(services)
  await jobs.start()
  const { server, port } = await listen(createApp(services).fetch, config.port)
  log.info({ port, brands: brands.all().map(({ id }) => `${id}.localhost:${port}`) }, 'ready')

  return {
    port,
    async stop() {
      server.close()
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      brands.close()
      await jobs.stop()
      await bus.close()
      await database.close()
    },
  }
}

type Fetch = Parameters<typeof serve>[0]['fetch']

const listen = (fetch: Fetch, port: number) =>
  new Promise<{ server: ReturnType<typeof serve>; port: number }>((ready, fail) => {
    const server = serve({ fetch, port }, (info) => ready({ server, port: info.port }))
    server.once('error', fail)
  })
