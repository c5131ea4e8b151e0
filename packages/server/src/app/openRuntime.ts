import { join } from 'node:path'
import { openNetwork } from '@bouquet/machine/domains'
import { loadBrands } from '@bouquet/theme/load'
import { portraitFiles } from '../demo/portraitFiles.ts'
import { countActiveWeeks, countVisits } from '../features/figures/index.ts'
import { bucketFiles, folderFiles } from '../features/media/index.ts'
import { loadPushKeys, webPush, withNotifications } from '../features/notifications/index.ts'
import { listenOverNats } from '../platform/bus/listenOverNats.ts'
import { openBus } from '../platform/bus/openBus.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/Database.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { matchDatabase } from '../platform/dataFolder/matchDatabase.ts'
import type { DataFolder } from '../platform/dataFolder/openDataFolder.ts'
import { openHealth } from '../platform/health/Health.ts'
import type { Services } from '../platform/http/Services.ts'
import { openJobs } from '../platform/jobs/openJobs.ts'
import { openLog } from '../platform/log.ts'
import { queuedMail } from '../platform/mail/email.ts'
import { openMetrics } from '../platform/metrics/Metrics.ts'
import { openQueueChanges } from '../platform/queueChanges.ts'
import { loadSecret } from '../platform/secrets.ts'
import { watchSpace } from '../platform/space/watchSpace.ts'
import { type WatchedBrands, watchBrands } from '../platform/tenant/watchBrands.ts'
import { registerJobs } from './jobs.ts'

export interface Runtime {
  readonly services: Services
  readonly database: Database
  readonly brands: WatchedBrands
  readonly photoFiles: ReturnType<typeof portraitFiles>
  /** Announces the stop: open event streams move to another process. */
  beginStop(): void
  /** Waits for running jobs, then closes the database. */
  close(): Promise<void>
}

/** What the process runs without its HTTP server: services, database and running jobs. */
export async function openRuntime(config: Config, folder: DataFolder): Promise<Runtime> {
  const log = openLog(config.logLevel)
  const brands = await watchBrands(config, loadBrands, log)
  const { databaseUrl, dataDir, natsUrl } = config
  const database = await openDatabase(config, folder, log)
  if (databaseUrl && !config.bucket) await matchDatabase(database.db, { databaseUrl, dataDir })
  let isEventBusConnected = false
  const onState = (isConnected: boolean) => {
    isEventBusConnected = isConnected
  }
  const listen =
    databaseUrl && natsUrl
      ? listenOverNats({ databaseUrl, natsUrl, database, log, onState })
      : database.listen
  const bus = await openBus({ db: database.db, listen }, systemClock)
  const queueChanges = openQueueChanges(listen)
  const jobs = openJobs(database, log)
  const photoFiles = portraitFiles(
    config.bucket ? bucketFiles(config.bucket) : folderFiles(join(config.dataDir, 'photos')),
  )
  const space = watchSpace({ dataDir: config.dataDir, database, log })
  const services: Services = {
    config,
    secret: await loadSecret(config.dataDir, config.secret),
    db: database.db,
    clock: systemClock,
    brands,
    bus: withNotifications(bus, jobs),
    jobs,
    mail: queuedMail(jobs),
    push: webPush(await loadPushKeys(database.db, systemClock.now())),
    photoFiles,
    ageAssurances: new Map(),
    log,
    metrics: openMetrics(),
    visits: countVisits({ db: database.db, clock: systemClock, log }),
    activeWeeks: countActiveWeeks(database.db),
    queueChanges,
    space,
    network: openNetwork(),
    health: openHealth(config, {
      database,
      space,
      bus,
      eventBus: natsUrl ? { isConnected: () => isEventBusConnected } : undefined,
      jobs,
      photoFiles,
    }),
  }
  registerJobs(services)
  await jobs.start()
  return {
    services,
    database,
    brands,
    photoFiles,
    beginStop() {
      bus.endSubscriptions()
      queueChanges.endWatches()
    },
    async close() {
      brands.close()
      space.close()
      await jobs.stop()
      await services.visits.close()
      await queueChanges.close()
      await bus.close()
      await database.close()
    },
  }
}
