import type { Services } from '../../../platform/http/Services.ts'
import { eraseEvidence } from './eraseEvidence.ts'

/** Erases evidence once a day while the program runs. */
export function complaintJobs(services: Services): void {
  services.jobs.daily('evidence', () => eraseEvidence(services))
}
