import { type Client, userQuery } from '@bouquet/client'
import type { ComplaintReason } from '@bouquet/contract'
import type { SentForm } from '@bouquet/contract/drawing'
import type { SentReport } from '@bouquet/ui/ReportFlow'
import { redirect } from '@tanstack/react-router'
import { formAction } from '../../platform/forms/formAction.ts'
import { reportReasons } from './reports.rules.ts'

/** Reads the fields of a report about the site. */
export function readReport({ reason, text, email }: SentForm): SentReport<ComplaintReason> {
  return {
    reason: reportReasons.service.find((each) => each === reason),
    text,
    email,
  }
}

/**
 * Goes on with a report about the site that is sent without script: first the reason, then the rest. One that is
 * complete is filed, and its case is shown.
 * @throws {ApiError} as the call does
 */
async function sendReport(client: Client, fields: SentForm): Promise<void> {
  const { reason, text, email } = readReport(fields)
  if (reason === undefined || text === undefined) return
  const body = { subject: { kind: 'service' }, reason, text, email } as const
  const { complaint, key } = await client.api.request('complain', { body })
  const isMember = (await client.cache.ensureQueryData(userQuery(client))) !== null
  const reference = { number: complaint.number, key: isMember ? undefined : key }
  throw redirect({ to: '/complaints', search: { ...reference, report: 'sent' } })
}

export const reportAction = formAction(sendReport)
