import type { Services } from '../../../platform/http/Services.ts'
import { eraseDue, pictureRemoval } from './erase.ts'

export function deletionJobs(services: Services): void {
  services.jobs.daily('erasure', () => eraseDue(services))
  services.jobs.work(pictureRemoval, async ({ pictures }) => {
    for (const picture of pictures) await services.photoFiles.remove(picture)
  })
}
