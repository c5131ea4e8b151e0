import { staffActions } from '@bouquet/contract/staff'
import { presentPage } from '../../platform/database/readPage.ts'
import { pageFailedMails } from '../../platform/mail/failedMails.store.ts'
import { resendMails } from '../../platform/mail/resendMails.ts'
import { maskAddresses } from '../../platform/text/maskAddresses.ts'
import { readBrandDomains } from '../brands/readBrandDomains.ts'
import { readBrands } from '../brands/readBrands.ts'
import { setSignups } from '../brands/setSignups.ts'
import { readSystem } from '../system/readSystem.ts'
import { settleFailedJob } from '../system/settleFailedJob.ts'
import { readTransparencyReport } from '../transparency/readTransparencyReport.ts'
import { defineAction, ok } from './defineAction.ts'

export const systemActions = {
  system: defineAction(staffActions.system, readSystem),
  'failed-jobs': defineAction(staffActions['failed-jobs'], async ({ jobs }, query) =>
    presentPage(await jobs.listFailed(query), ({ id, created, failed, reason, ...job }) => ({
      ...job,
      job: id,
      reason: maskAddresses(reason),
      created: created.toISOString(),
      failed: failed.toISOString(),
    })),
  ),
  'run-job-again': defineAction(staffActions['run-job-again'], async (ctx, decision) => {
    await settleFailedJob(ctx, 'retry', decision)
    return ok
  }),
  'drop-job': defineAction(staffActions['drop-job'], async (ctx, decision) => {
    await settleFailedJob(ctx, 'drop', decision)
    return ok
  }),
  'failed-mails': defineAction(staffActions['failed-mails'], async ({ clock, db }, query) =>
    presentPage(await pageFailedMails(db, query), (row) => ({
      mail: row.id,
      brand: row.brand,
      kind: row.kind,
      recipient: maskAddresses(row.recipient),
      reason: maskAddresses(row.reason),
      attempts: row.attempts,
      can_be_sent: row.envelope !== null && !(row.linkEnds && row.linkEnds <= clock.now()),
      created: row.created.toISOString(),
    })),
  ),
  'resend-mails': defineAction(staffActions['resend-mails'], async (ctx, which) => ({
    sent: await resendMails(ctx, which),
  })),
}

export const reportActions = {
  'transparency-report': defineAction(staffActions['transparency-report'], readTransparencyReport),
}

export const brandActions = {
  brands: defineAction(staffActions.brands, readBrands),
  'brand-domains': defineAction(staffActions['brand-domains'], readBrandDomains),
  'set-signups': defineAction(staffActions['set-signups'], async (ctx, asked) => {
    await setSignups(ctx, asked)
    return ok
  }),
}
