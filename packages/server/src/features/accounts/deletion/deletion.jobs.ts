import type { Services } from '../../../platform/http/Services.ts'
import { eraseDueAccounts, pictureRemovalJob } from './eraseAccounts.ts'

export function deletionJobs(services: Services): void {
  services.jobs.daily('account-erasure', () => eraseDueAccounts(services))
  services.jobs.work(pictureRemovalJob, async ({ photos }) => {
    for (const photo of photos) await services.photoFiles.remove(photo)
  })
}
