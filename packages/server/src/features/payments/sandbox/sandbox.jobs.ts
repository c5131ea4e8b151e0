import type { Services } from '../../../platform/http/Services.ts'
import { noticeJob, notifyShop } from './notifyShop.ts'

/** Lets the sandbox deliver its notices while the program runs. */
export function sandboxJobs({ config, jobs, secret }: Services): void {
  jobs.work(noticeJob, (job) => notifyShop({ port: config.port, secret }, job))
}
