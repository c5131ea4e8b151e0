import type { Network } from '@bouquet/machine/domains'
import type { Logger } from 'pino'
import type { Bus } from '../bus/Bus.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/Database.ts'
import type { Health } from '../health/Health.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Mail } from '../mail/email.ts'
import type { Metrics } from '../metrics/Metrics.ts'
import type { AgeAssurances, PhotoFiles, Push } from '../ports.ts'
import type { QueueChanges } from '../queueChanges.ts'
import type { ActiveWeeks } from '../session/ActiveWeeks.ts'
import type { Visits } from '../site/Visits.ts'
import type { Space } from '../space/watchSpace.ts'
import type { Brands } from '../tenant/Brands.ts'

/** The services of the running program, created once at start. */
export interface Services {
  readonly config: Config
  /** Key of this installation, for signatures. */
  readonly secret: string
  readonly db: Db
  readonly clock: Clock
  readonly brands: Brands
  readonly bus: Bus
  readonly jobs: Jobs
  readonly mail: Mail
  readonly push: Push
  readonly photoFiles: PhotoFiles
  /** Age assurance providers by country. */
  readonly ageAssurances: AgeAssurances
  readonly log: Logger
  readonly metrics: Metrics
  readonly visits: Visits
  readonly activeWeeks: ActiveWeeks
  readonly queueChanges: QueueChanges
  readonly health: Health
  readonly space: Space
  /** DNS and TLS of other machines. */
  readonly network: Network
}
