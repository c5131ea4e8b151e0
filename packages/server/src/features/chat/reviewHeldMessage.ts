import { decidedAlready, writeAudit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { findDebitedCredits, grantCredits } from '../credits/index.ts'
import { findMember, lockMember } from '../members/index.ts'
import { deliverHeldMessage } from './deliverHeldMessage.ts'
import { chargeKey } from './insertCheckedMessage.ts'
import { findConversationById, findMessages, setHeldFor } from './message.store.ts'
import { closeReview, findReviewBrand } from './messageReview.store.ts'
import { notifyParticipants } from './notifyParticipants.ts'

interface ReviewDecision {
  readonly message: string
  readonly outcome: 'released' | 'kept'
  readonly reason: string
}

/**
 * Closes the review of a held message: released, it is delivered and charged; kept, it is never
 * delivered, and the sender sees that. Writes the audit log.
 * @throws DomainError not_found, already_decided
 */
export async function reviewHeldMessage(
  ctx: StaffContext,
  { message: id, outcome, reason }: ReviewDecision,
): Promise<void> {
  const { actor, clock, db } = ctx
  await db.transaction(async (tx) => {
    const now = clock.now()
    const message = (await findMessages(tx, [id])).get(id)
    const conversation = message && (await findConversationById(tx, message.conversation))
    if (!message || !conversation) throw refuse('not_found', { field: 'message' })
    const { brand } = await lockMember(tx, message.sender)
    if (!(await closeReview(tx, id, outcome, now))) throw await findReviewError(tx, id)
    const subject = `message:${id}`
    await writeAudit(tx, { brand, actor, act: `message.${outcome}`, subject, reason, now })
    if (outcome === 'kept') {
      const member = message.sender
      await notifyParticipants(tx, ctx, {
        message: await setHeldFor(tx, id, 'rejected'),
        conversation,
      })
      // Messages held by an older version were charged when they were sent. Only text is held for
      // review.
      const amount = await findDebitedCredits(tx, member, chargeKey('message', message.clientId))
      const key = `refund:${subject}`
      if (amount > 0) await grantCredits(tx, { brand, member, amount, reason: 'refund', key, now })
      return
    }
    const sender = await findMember(tx, message.sender)
    if (sender?.status === 'not_confirmed') await setHeldFor(tx, id, 'confirmation')
    else await deliverHeldMessage(tx, ctx, { held: message, conversation })
  })
}

async function findReviewError(tx: Db, message: string) {
  const brand = await findReviewBrand(tx, message)
  if (brand === undefined) return refuse('not_found', { field: 'message' })
  return decidedAlready(tx, { brand, subject: `message:${message}`, field: 'message' })
}
