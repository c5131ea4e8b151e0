import { join } from 'node:path'
import { loadBrands } from '@bouquet/theme/load'
import { serve } from '@hono/node-server'
import { portraitFiles } from './demo/portraitFiles.ts'
import { startDemo } from './demo/startDemo.ts'
import { noticingBus } from './features/notices/index.ts'
import { bucketFiles } from './features/photos/bucketFiles.ts'
import { folderFiles } from './features/photos/folderFiles.ts'
import { loadPushKeys, webPush } from './features/push/index.ts'
import { startWorkers } from './features/workers.ts'
import { listenOverNats } from './platform/bus/listenOverNats.ts'
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
  const { databaseUrl, natsUrl } = config
  const wire = databaseUrl && natsUrl ? await listenOverNats({ databaseUrl, natsUrl }) : undefined
  const bus = await openBus({ ...database, ...(wire && { listen: wire.listen }) }, systemClock)
  const jobs = openJobs(database, log)
  const photoFiles = portraitFiles(
    config.bucket ? bucketFiles(config.bucket) : folderFiles(join(config.dataDir, 'photos')),
  )
  const services: Services = {
    config,
    secret: await loadSecret(config.dataDir, config.secret),
    db: database.db,
    clock: systemClock,
    brands,
    bus: noticingBus(bus, jobs),
    jobs,
    mail: queuedMail(jobs),
    push: webPush(await loadPushKeys(database.db, systemClock.now())),
    photoFiles,
    log,
  }
  startWorkers(services)
  await jobs.start()
  const demo = config.demo ? await startDemo(services, photoFiles, brands) : undefined
  const { server, port } = await listen(createApp(services).fetch, config.port)
  const sites = brands.all().map(({ id }) => `http://${id}.localhost:${port}`)
  log.info({ port, sites, ...(demo && { login: demo.login }) }, 'ready')

  return {
    port,
    async stop() {
      server.close()
      brands.close()
      demo?.stop()
      await jobs.stop()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await bus.close()
      await wire?.close()
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
