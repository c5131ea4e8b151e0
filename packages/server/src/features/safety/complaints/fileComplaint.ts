import type { Complaint, newComplaintSchema } from '@bouquet/contract'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { hashToken, newId } from '../../../platform/ids.ts'
import { limitRate, networkOf } from '../../../platform/throttle/limitRate.ts'
import { countAttempt } from '../../../platform/throttle/throttle.ts'
import { caseKey } from './caseKey.ts'
import { insertComplaint } from './complaints.store.ts'
import { collectEvidence, evidenceFolder } from './evidence.ts'
import { presentComplaint } from './presentComplaint.ts'
import { sendComplaintEmail } from './sendComplaintEmail.ts'

const complaintLimit = { most: 20, windowSeconds: 3_600 }

/** Receipts per day, since a complaint may contain anybody's address. */
const receiptLimit = { toAddress: 3, fromSender: 10, windowSeconds: 86_400 }

/**
 * Files a complaint, stores its evidence and mails a receipt if there is an address. Beyond the
 * daily limit of receipts the complaint is still filed, and the response contains number and key.
 * @returns the case and the key that opens it without an account
 * @throws DomainError not_found, too_many_requests
 */
export async function fileComplaint(
  ctx: Ctx,
  { subject, reason, text, email }: z.output<typeof newComplaintSchema>,
): Promise<{ complaint: Complaint; key: string }> {
  const { brand, clock, db, locale, secret, viewer } = ctx
  await limitRate(ctx, { key: `complaint:${senderOf(ctx)}`, ...complaintLimit })
  const hasReceipt = await countReceipt(ctx, viewer?.email ?? email)
  const id = newId()
  const key = caseKey(secret, id)
  const collected = await collectEvidence(ctx, { subject, folder: evidenceFolder(id) })
  return db.transaction(async (tx) => {
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
      ...collected,
    })
    if (hasReceipt)
      await sendComplaintEmail(tx, ctx, { complaint: row, email: { kind: 'complaint' } })
    return { complaint: presentComplaint(row), key }
  })
}

const senderOf = ({ viewer, visit }: Ctx) => viewer?.id ?? networkOf(visit.address)

/**
 * Counts a receipt by address and by sender.
 * @returns whether it may be sent
 */
async function countReceipt(ctx: Ctx, email: string | undefined): Promise<boolean> {
  if (email === undefined) return false
  const { brand, clock, db } = ctx
  const { toAddress, fromSender, windowSeconds } = receiptLimit
  const tries = (key: string) => countAttempt(db, key, windowSeconds, clock.now())
  const sender = await tries(`receipt-from:${senderOf(ctx)}`)
  if (sender.count > fromSender) return false
  const address = await tries(`receipt-to:${brand.id}:${hashToken(email.toLowerCase())}`)
  return address.count <= toAddress
}
