import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import type { z } from 'zod'
import { findMemberByEmail } from '../../features/members/index.ts'
import { pagePayments } from '../../features/payments/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { presentAccountPayment } from './presentAccountPayment.ts'

type FindAccount = (typeof staffActions)['find-account']

/**
 * Finds an account by its address, for requests to support. The lookup and its reason are written to the
 * audit log.
 * @throws DomainError email_not_found
 */
export const findAccount = (
  { actor, clock, db }: StaffContext,
  { brand, email, reason, ...query }: z.output<FindAccount['input']>,
): Promise<ResponseOf<FindAccount>> =>
  db.transaction(async (tx) => {
    const row = await findMemberByEmail(tx, brand, email)
    if (!row) throw refuse('email_not_found', { field: 'email' })
    const subject = `member:${row.id}`
    await writeAudit(tx, { brand, actor, act: 'account.find', subject, reason, now: clock.now() })
    const payments = await pagePayments(tx, { member: row.id, ...query })
    const account = {
      id: row.id,
      email: row.email,
      name: row.name,
      status: row.status,
      paid_user: row.paid,
      credits: row.credits,
      country: row.country,
      language: row.language,
      signup_date: row.signupDate.toISOString(),
      confirmed: row.confirmedAt !== null,
      last_seen: row.lastSeen?.toISOString() ?? null,
    }
    return {
      account,
      ...presentPage(payments, presentAccountPayment),
    }
  })
