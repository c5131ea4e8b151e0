import type { Services } from '../../../platform/http/Services.ts'
import { collectDebit, collectDebitJob } from './collectDebit.ts'
import { eraseBankAccounts } from './eraseBankAccounts.ts'
import { smsJob, smsToMailbox } from './sms.ts'

/** Sends codes, collects money and forgets accounts while the program runs. */
export function directDebitJobs(services: Services): void {
  services.jobs.work(smsJob, smsToMailbox(services))
  services.jobs.daily('bank-accounts', () => eraseBankAccounts(services))
  services.jobs.work(collectDebitJob, ({ payment }) => collectDebit(services, payment))
}
