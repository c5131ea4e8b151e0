import { appealDays, type complaintReferenceSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { daysAfter } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx, MemberCtx } from '../../../platform/http/Ctx.ts'
import { limitRate, networkOf } from '../../../platform/throttle/limitRate.ts'
import type { ComplaintRow } from '../../../tables/index.ts'
import { isCaseKey } from './caseKey.ts'
import { findComplaintBySerial, insertAppeal, listOwnComplaints } from './complaints.store.ts'
import { parseCaseNumber } from './presentComplaint.ts'

type Reference = z.output<typeof complaintReferenceSchema>

/**
 * Reads a case for the member who complained or for anybody with the key of a mail about it.
 * @throws DomainError not_found
 */
export async function readComplaint(ctx: Ctx, { number, key }: Reference): Promise<ComplaintRow> {
  const { brand, db, secret, viewer, visit } = ctx
  await limitRate(ctx, { key: `case:${networkOf(visit.address)}`, most: 120, windowSeconds: 3_600 })
  const serial = parseCaseNumber(number)
  const row = serial === undefined ? undefined : await findComplaintBySerial(db, brand.id, serial)
  const isOwn = viewer !== null && row?.reporter === viewer.id
  if (!row || !(isOwn || (key && isCaseKey(secret, row, key)))) throw refuse('not_found')
  return row
}

/**
 * Appeals against a decision, once and within {@link appealDays}.
 * @throws DomainError not_found, appeal_not_open
 */
export async function appealComplaint(
  ctx: Ctx,
  { text, ...reference }: Reference & { text: string },
) {
  const found = await readComplaint(ctx, reference)
  const now = ctx.clock.now()
  const isTooLate = found.decided !== null && daysAfter(found.decided, appealDays) <= now
  const row = isTooLate
    ? undefined
    : await insertAppeal(ctx.db, found.id, { appeal: text, appealed: now })
  if (!row) throw refuse('appeal_not_open')
  return row
}

/** The cases that the viewer complained about. */
export function readOwnComplaints({ db, viewer }: MemberCtx): Promise<ComplaintRow[]> {
  return listOwnComplaints(db, viewer.id)
}
