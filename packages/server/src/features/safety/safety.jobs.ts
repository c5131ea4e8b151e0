import type { Services } from '../../platform/http/Services.ts'
import { eraseEvidence } from './complaints/evidence.ts'

export function safetyJobs(services: Services): void {
  services.jobs.daily('evidence-erasure', () => eraseEvidence(services))
}
