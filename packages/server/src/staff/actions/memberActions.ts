import { staffActions } from '@bouquet/contract/staff'
import { sendConfirmationEmail, startExport } from '../../features/accounts/index.ts'
import { findMember } from '../../features/members/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import { endSessions } from '../../platform/session/endSessions.ts'
import type { MemberRow } from '../../tables/index.ts'
import { defineAction, ok } from './defineAction.ts'
import { findMembers } from './findMembers.ts'
import { readMemberRecord } from './readMemberRecord.ts'

interface MemberAct {
  readonly brand: string
  readonly member: string
  readonly reason: string
}

/**
 * Does something for a member and writes it to the audit log: both or neither.
 * @throws DomainError not_found when the brand has no such member
 */
async function actOn(
  { actor, clock, db }: StaffContext,
  { brand, member: id, reason }: MemberAct,
  { act, run }: { readonly act: string; run(tx: Db, member: MemberRow): Promise<unknown> },
) {
  await db.transaction(async (tx) => {
    const member = await findMember(tx, id)
    if (member?.brand !== brand) throw refuse('not_found', { field: 'member' })
    await run(tx, member)
    const subject = `member:${id}`
    await writeAudit(tx, { brand, actor, act, subject, reason, now: clock.now() })
  })
  return ok
}

export const memberActions = {
  'find-members': defineAction(staffActions['find-members'], findMembers),
  'member-record': defineAction(staffActions['member-record'], readMemberRecord),
  'resend-confirmation': defineAction(staffActions['resend-confirmation'], (ctx, input) =>
    actOn(ctx, input, {
      act: 'account.resend-confirmation',
      async run(tx, member) {
        const brand = ctx.brands.byId(member.brand)
        if (!brand) throw refuse('not_found', { field: 'brand' })
        if (member.status !== 'not_confirmed') throw refuse('invalid_input', { field: 'member' })
        await sendConfirmationEmail(tx, { ...ctx, brand }, member)
      },
    }),
  ),
  'log-out-member': defineAction(staffActions['log-out-member'], (ctx, input) =>
    actOn(ctx, input, {
      act: 'account.log-out',
      run: (tx, { brand, id }) =>
        endSessions(tx, { bus: ctx.bus, brand, member: id }, { except: null }),
    }),
  ),
  'export-data': defineAction(staffActions['export-data'], (ctx, input) =>
    actOn(ctx, input, {
      act: 'account.export',
      run: (tx, member) => startExport(tx, ctx, member),
    }),
  ),
}
