import type { Services } from '../../../platform/http/Services.ts'
import { eraseDueAccounts, pictureRemovalJob } from './eraseAccounts.ts'

export function deletionJobs(services: Services): void {
  services.jobs.daily('erasure', () => eraseDueAccounts(services))
  services.jobs.work(pictureRemovalJob, async ({ pictures }) => {
    for (const picture of pictures) await services.photoFiles.remove(picture)
  })
}
