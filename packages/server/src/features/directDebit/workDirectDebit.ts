import type { Services } from '../../platform/http/Services.ts'
import { collectDebit, collectJob } from './collectDebit.ts'
import { smsJob, smsToMailbox } from './sms.ts'

/** Sends codes and collects money while the program runs. */
export function workDirectDebit(services: Services): void {
  services.jobs.work(smsJob, smsToMailbox(services))
  services.jobs.work(collectJob, ({ payment }) => collectDebit(services, payment))
}
