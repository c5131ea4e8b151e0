import type { Services } from '../../platform/http/Services.ts'
import { eraseBankAccounts } from './directDebit/eraseBankAccounts.ts'
import { collectDebit, collectDebitJob } from './directDebit/mandate.ts'
import { smsJob, smsToMailbox } from './directDebit/smsCode.ts'
import { reconcilePayments } from './reconciliation/reconcilePayments.ts'
import { refundJob, sendRefund } from './refunds/sendRefund.ts'
import { sendWebhook, webhookJob } from './sandbox/webhook.ts'

export function paymentJobs(services: Services): void {
  const { config, jobs, secret } = services
  jobs.work(webhookJob, (job) => sendWebhook({ port: config.port, secret }, job))
  jobs.work(smsJob, smsToMailbox(services))
  jobs.work(collectDebitJob, ({ payment }) => collectDebit(services, payment))
  jobs.work(refundJob, ({ refund }) => sendRefund(services, refund))
  jobs.daily('bank-account-erasure', () => eraseBankAccounts(services))
  jobs.hourly('reconciliation', async () => {
    await reconcilePayments(services)
  })
}
