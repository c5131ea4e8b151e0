import type { Services } from '../../../platform/http/Services.ts'
import { sendWebhook, webhookJob } from './sendWebhook.ts'

/** Lets the sandbox deliver its notices while the program runs. */
export function sandboxJobs({ config, jobs, secret }: Services): void {
  jobs.work(webhookJob, (job) => sendWebhook({ port: config.port, secret }, job))
}
