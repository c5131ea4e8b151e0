import type { Complaint, newComplaintSchema } from '@bouquet/contract'
import type { z } from 'zod'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { limitRate } from '../../platform/throttle/limitRate.ts'
import { insertComplaint } from './complaints.store.ts'
import { gatherEvidence } from './gatherEvidence.ts'
import { presentComplaint } from './presentComplaint.ts'
import { folderOf } from './retention.ts'
import { sendCaseMail } from './sendCaseMail.ts'

const limit = { most: 20, windowSeconds: 3_600 }

/**
 * Takes a complaint of anybody, keeps what it is about, and mails a receipt when there is an address.
 * @returns the case, and the key with which it can be read without an account
 * @throws DomainError not_found, too_many_requests
 */
export async function complain(
  ctx: Ctx,
  { subject, reason, text, email }: z.output<typeof newComplaintSchema>,
): Promise<{ complaint: Complaint; key: string }> {
  const { brand, clock, db, locale, viewer, visit } = ctx
  await limitRate(ctx, { key: `complaint:${viewer?.id ?? visit.address}`, ...limit })
  const id = newId()
  const key = newToken()
  return db.transaction(async (tx) => {
    const gathered = await gatherEvidence(ctx, tx, subject, folderOf(id))
    const row = await insertComplaint(tx, {
      id,
      brand: brand.id,
      keyHash: hashToken(key),
      reporter: viewer?.id ?? null,
      email: viewer?.email ?? email ?? null,
      locale: viewer?.language ?? locale,
      subject,
      reason,
      text,
      status: 'received',
      created: clock.now(),
      ...gathered,
    })
    await sendCaseMail(ctx, tx, row, { kind: 'complaint', key })
    return { complaint: presentComplaint(row), key }
  })
}
