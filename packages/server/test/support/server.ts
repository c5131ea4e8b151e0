import { tmpdir } from 'node:os'
import type { Network } from '@bouquet/machine/domains'
import type { Brand } from '@bouquet/theme'
import { type Logger, pino } from 'pino'
import { afterAll, beforeEach } from 'vitest'
import webPushLibrary from 'web-push'
import { createApp } from '../../src/app/createApp.ts'
import { registerJobs } from '../../src/app/jobs.ts'
import { countActiveWeeks, countVisits } from '../../src/features/figures/index.ts'
import { webPush, withNotifications } from '../../src/features/notifications/index.ts'
import { openBus } from '../../src/platform/bus/openBus.ts'
import { parseConfig } from '../../src/platform/config.ts'
import { openHealth } from '../../src/platform/health/Health.ts'
import type { Services } from '../../src/platform/http/Services.ts'
import { queuedMail } from '../../src/platform/mail/email.ts'
import { openMetrics } from '../../src/platform/metrics/Metrics.ts'
import type { AgeAssurances } from '../../src/platform/ports.ts'
import { openQueueChanges } from '../../src/platform/queueChanges.ts'
import { cachedResponses } from '../../src/platform/site/cachedResponses.ts'
import { watchSpace } from '../../src/platform/space/watchSpace.ts'
import { createHostLookup } from '../../src/platform/tenant/Brands.ts'
import { testBrand } from './brand.ts'
import { testClient } from './client.ts'
import { testClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { testJobs } from './jobs.ts'
import { testPhotoFiles } from './photoFiles.ts'

/** The push service of a test runs on this machine. */
const isTestService = (endpoint: string) => endpoint.startsWith('http://localhost:')

interface Options {
  readonly brands?: readonly Brand[]
  readonly siteDir?: string
  readonly demo?: boolean
  readonly ageAssurances?: AgeAssurances
  /** Whether `x-forwarded-for` says where a request comes from. */
  readonly trustProxy?: boolean
  /** Whether pages of the members area come drawn where a site can be drawn. */
  readonly drawsMembersArea?: boolean
  /** What other machines answer; nobody by default. */
  readonly network?: Network
  /** Silent by default. */
  readonly log?: Logger
}

const silentNetwork: Network = {
  resolve: () => Promise.reject(new Error('A test asks nobody.')),
  certificate: () => Promise.reject(new Error('A test asks nobody.')),
}

/**
 * The whole program on a database of its own, with a clock and a queue that the test moves.
 * `await server.client().call(calls.like, {…})` speaks to it as a browser would.
 */
export async function testServer({
  brands = [testBrand()],
  siteDir,
  demo = true,
  ageAssurances = new Map(),
  trustProxy = false,
  drawsMembersArea = true,
  network = silentNetwork,
  log = pino({ level: 'silent' }),
}: Options = {}) {
  const database = await testDatabase()
  const clock = testClock()
  const jobs = testJobs()
  const photoFiles = testPhotoFiles()
  const bus = await openBus(database, clock)
  afterAll(() => bus.close())
  const queueChanges = openQueueChanges(database.listen)
  afterAll(queueChanges.close)
  const space = watchSpace({ dataDir: tmpdir(), database, log })
  afterAll(space.close)
  const services: Services = {
    config: parseConfig({
      NODE_ENV: 'test',
      DEMO: demo ? '1' : '0',
      DATA_DIR: tmpdir(),
      SITE_DIR: siteDir ?? tmpdir(),
      TRUST_PROXY: trustProxy ? '1' : '0',
      MEMBERS_RENDERING: drawsMembersArea ? 'on' : 'off',
    }),
    secret: 'a secret that only the tests know, of good length',
    db: database.db,
    clock,
    brands: {
      // Tests change brands in place.
      byHost: (host) => createHostLookup(brands, { localHosts: true })(host),
      byId: (id) => brands.find((brand) => brand.id === id),
      all: () => brands,
      diagnostics: () => [],
    },
    bus: withNotifications(bus, jobs),
    jobs,
    mail: queuedMail(jobs),
    push: webPush(webPushLibrary.generateVAPIDKeys(), isTestService),
    photoFiles,
    ageAssurances,
    log,
    metrics: openMetrics(),
    visits: countVisits({ db: database.db, clock, log }),
    activeWeeks: countActiveWeeks(database.db),
    queueChanges,
    space,
    network,
    health: openHealth(
      { smtpUrl: undefined },
      { database, space, bus, eventBus: undefined, jobs, photoFiles },
    ),
  }
  afterAll(services.visits.close)
  registerJobs(services)
  beforeEach(jobs.clear)
  const { remember, repeat } = cachedResponses(services)
  const localHost = `${brands[0]?.id ?? 'harbour'}.localhost`
  const app = createApp(services, { remember })
  return {
    app,
    /** For the port that the app is served on. */
    repeat,
    services,
    database,
    db: database.db,
    clock,
    jobs,
    photoFiles,
    brand: brands[0] ?? testBrand(),
    /** A browser with its own cookies, at the first brand of a demo unless told. */
    client: (host = localHost) => testClient(app, host),
    /** The same, at a network address; needs `trustProxy`. */
    clientAt: (address: string) => testClient(app, localHost, { 'x-forwarded-for': address }),
  }
}
