import { staffActions } from '@bouquet/contract/staff'
import { deleteFactor, memberOwner, sendFactorChangeEmail } from '../../features/accounts/index.ts'
import { findMember } from '../../features/members/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { endSessions } from '../../platform/session/endSessions.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { deleteStaffSessions } from '../accounts/logins.store.ts'
import { findStaff } from '../accounts/staff.store.ts'
import { staffOwner } from '../accounts/staffHolder.ts'
import { changeStaff } from './changeStaff.ts'
import { defineAction, ok } from './defineAction.ts'

const off = 'second_factor_off'

export const secondFactorActions = {
  'end-second-factor': defineAction(
    staffActions['end-second-factor'],
    async ({ actor, brands, bus, clock, config, db, mail }, { brand: id, member, reason }) => {
      const brand = brands.byId(id)
      await db.transaction(async (tx) => {
        const found = await findMember(tx, member)
        if (!brand || found?.brand !== id) throw refuse('not_found', { field: 'member' })
        if (!(await deleteFactor(tx, memberOwner(found)))) throw refuse(off)
        await endSessions(tx, { bus, brand: id, member }, { except: null })
        const subject = `member:${member}`
        const now = clock.now()
        await writeAudit(tx, { brand: id, actor, act: 'second-factor.end', subject, reason, now })
        const origin = originOf(config, brand)
        await sendFactorChangeEmail(tx, { mail, brand, member: found, origin, change: 'off' })
      })
      return ok
    },
  ),
  'end-staff-second-factor': defineAction(
    staffActions['end-staff-second-factor'],
    (ctx, { email, reason }) =>
      changeStaff(ctx, { act: 'staff.second-factor.end', reason }, async (tx) => {
        const row = await findStaff(tx, email)
        if (row && !(await deleteFactor(tx, staffOwner(row)))) throw refuse(off)
        if (row) await deleteStaffSessions(tx, row.id)
        return row && { row, more: {} }
      }),
  ),
}
