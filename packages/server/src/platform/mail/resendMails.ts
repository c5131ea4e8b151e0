import { writeAudit } from '../audit.ts'
import { refuse } from '../errors/DomainError.ts'
import type { StaffContext } from '../http/Ctx.ts'
import type { Services } from '../http/Services.ts'
import { envelopeSchema, mailJob } from './email.ts'
import { isMailStored, takeFailedMails } from './failedMails.store.ts'

interface Resend {
  readonly mail?: string | undefined
  readonly brand?: string | undefined
  readonly kind?: string | undefined
  readonly reason: string
}

/**
 * Sends mails again that were given up: one, or all of a brand or kind. Those whose link has expired stay in the
 * list.
 * @returns how many were queued
 * @throws DomainError not_found, link_invalid when the link of the one mail has expired
 */
export function resendMails(
  { actor, clock, db, jobs }: Services & StaffContext,
  { reason, ...which }: Resend,
): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const taken = await takeFailedMails(tx, which, now)
    if (which.mail !== undefined && taken.length === 0) {
      const isStored = await isMailStored(tx, which.mail)
      throw refuse(isStored ? 'link_invalid' : 'not_found', { field: 'mail' })
    }
    for (const { id, brand, envelope } of taken) {
      await jobs.send(tx, mailJob, envelopeSchema.parse(envelope))
      const subject = `mail:${id}`
      await writeAudit(tx, { brand, actor, act: 'mail.resend', subject, reason, now })
    }
    return taken.length
  })
}
