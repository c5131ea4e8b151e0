import type { Services } from '../../../platform/http/Services.ts'
import { approvalJob, approvePending } from './approval.ts'

export function photoJobs(services: Services): void {
  services.jobs.work(approvalJob, (photo) => approvePending(services, photo))
}
