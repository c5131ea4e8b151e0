import { staffActions } from '@bouquet/contract/staff'
import { listAudit } from '../../platform/audit.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import { newId } from '../../platform/ids.ts'
import { inviteStaff } from '../accounts/invitations.ts'
import { deleteInvitation, deleteStaffSessions } from '../accounts/logins.store.ts'
import { closeStaff, findStaff, listStaff, writeStaff } from '../accounts/staff.store.ts'
import { changeStaff, presentStaff } from './changeStaff.ts'
import { defineAction } from './defineAction.ts'

export const staffMemberActions = {
  staff: defineAction(staffActions.staff, async ({ db }, query) =>
    presentPage(await listStaff(db, query), presentStaff),
  ),
  'make-staff': defineAction(staffActions['make-staff'], (ctx, { reason, ...person }) =>
    changeStaff(ctx, { act: `staff.make.${person.role}`, reason }, async (tx, now) => {
      const row = await writeStaff(tx, { ...person, id: newId(), created: now })
      const invitation =
        row.passwordHash === null ? await inviteStaff(tx, { staff: row.id, now }) : null
      return { row, more: { invitation } }
    }),
  ),
  'invite-staff': defineAction(staffActions['invite-staff'], (ctx, { email, reason }) =>
    changeStaff(ctx, { act: 'staff.invite', reason }, async (tx, now) => {
      const row = await findStaff(tx, email)
      return row && { row, more: { invitation: await inviteStaff(tx, { staff: row.id, now }) } }
    }),
  ),
  'sign-out-staff': defineAction(staffActions['sign-out-staff'], (ctx, { email, reason }) =>
    changeStaff(ctx, { act: 'staff.sign-out.all', reason }, async (tx) => {
      const row = await findStaff(tx, email)
      if (row) await deleteStaffSessions(tx, row.id)
      return row && { row, more: {} }
    }),
  ),
  'end-staff': defineAction(staffActions['end-staff'], (ctx, { email, reason }) =>
    changeStaff(ctx, { act: 'staff.end', reason }, async (tx, now) => {
      const row = await closeStaff(tx, email, now)
      if (row) {
        await deleteStaffSessions(tx, row.id)
        await deleteInvitation(tx, row.id)
      }
      return row && { row, more: {} }
    }),
  ),
  audit: defineAction(staffActions.audit, async ({ db }, query) =>
    presentPage(await listAudit(db, query), (row) => ({
      ...row,
      created: row.created.toISOString(),
    })),
  ),
}
