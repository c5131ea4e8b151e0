import type { Services } from '../../../platform/http/Services.ts'
import { collectDebit, collectJob } from './collectDebit.ts'
import { forgetBankAccounts } from './retention.ts'
import { smsJob, smsToMailbox } from './sms.ts'

/** Sends codes, collects money and forgets accounts while the program runs. */
export function directDebitJobs(services: Services): void {
  services.jobs.work(smsJob, smsToMailbox(services))
  services.jobs.daily('bank-accounts', () => forgetBankAccounts(services))
  services.jobs.work(collectJob, ({ payment }) => collectDebit(services, payment))
}
