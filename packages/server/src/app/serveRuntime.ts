import { setTimeout as wait } from 'node:timers/promises'
import { startDemo } from '../demo/startDemo.ts'
import type { Config } from '../platform/config.ts'
import { powerLossRemedy, powerLossWarning } from '../platform/database/durability.ts'
import type { DataFolder } from '../platform/dataFolder/openDataFolder.ts'
import type { Operations } from '../platform/health/operations.ts'
import type { OpenPort } from '../platform/http/openPort.ts'
import { measured } from '../platform/metrics/measured.ts'
import { observe } from '../platform/metrics/observe.ts'
import { cachedResponses } from '../platform/site/cachedResponses.ts'
import { openAdminSocket } from '../staff/adminSocket/openAdminSocket.ts'
import { createApp } from './createApp.ts'
import { openRuntime, type Runtime } from './openRuntime.ts'

export interface RunningServer {
  readonly port: number
  /** Finishes running requests and jobs, then closes the database and releases the data folder. */
  stop(): Promise<void>
}

/** Resources of a process before it opens its database. */
export interface Claimed {
  readonly folder: DataFolder
  readonly open: OpenPort
  readonly operations: Operations
  /** Closes the operations port, if there is one. */
  closePrivate(): void
}

/** How long a process responds with 502 before it closes its port, so that proxies use another one. */
const handOverMs = 1_000

/**
 * Opens the program on a data folder and serves it on a port. If that fails the folder stays locked
 * until the process ends, because its database may be open.
 */
export async function serveRuntime(
  config: Config,
  { folder, open, operations, closePrivate }: Claimed,
): Promise<RunningServer> {
  const runtime = await openRuntime(config, folder)
  const { services, database, brands, photoFiles } = runtime
  const demo = config.demo ? await startDemo(services, photoFiles, brands) : undefined
  const closeAdminSocket = await openAdminSocket({ ...services, database })
  const { metrics } = services
  observe(metrics.registry, { database, jobs: services.jobs })
  const repeated = cachedResponses(services)
  const app = createApp(services, repeated)
  await open.respondWith(measured(metrics, app.fetch), repeated.repeat)
  const { port } = open
  operations.observe({ readiness: services.health.readiness, registry: metrics.registry })
  const warning = powerLossWarning(config)
  if (warning) services.log.warn({ remedy: powerLossRemedy }, warning)
  services.log.info(
    { port, sites: sitesOf(runtime, port), ...(demo && { login: demo.login, desk: demo.desk }) },
    'ready',
  )

  return {
    port,
    async stop() {
      services.log.info('stopping')
      operations.beginStop()
      if (config.databaseUrl) open.handOver()
      runtime.beginStop()
      demo?.stop()
      if (config.databaseUrl) await wait(handOverMs)
      await open.drain(config.stopMs)
      await closeAdminSocket()
      await runtime.close()
      await folder.close()
      closePrivate()
    },
  }
}

const sitesOf = ({ brands, services }: Runtime, port: number) =>
  brands
    .all()
    .map(({ id, domains }) =>
      services.config.localHosts ? `http://${id}.localhost:${port}` : domains[0],
    )
