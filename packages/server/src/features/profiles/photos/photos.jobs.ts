import type { Services } from '../../../platform/http/Services.ts'
import { approvalJob, approvePendingPhoto } from './ownPhotos.ts'

export function photoJobs(services: Services): void {
  services.jobs.work(approvalJob, (photo) => approvePendingPhoto(services, photo))
}
