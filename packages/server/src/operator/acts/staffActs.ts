import { z } from 'zod'
import { writeAudit } from '../../features/audit/index.ts'
import { closeStaff, listStaff, writeStaff } from '../../features/staff/index.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { newId } from '../../platform/ids.ts'
import { staffRoles } from '../../tables/index.ts'
import { act } from '../act.ts'
import { email, reason } from '../fields.ts'

/** Staff work for the whole house, not for one brand. */
const everyBrand = ''

export const staffActs = [
  act({
    name: 'staff',
    purpose: 'List who works or has worked here.',
    role: 'admin',
    input: z.object({}),
    run: ({ db }) => listStaff(db),
  }),
  act({
    name: 'make-staff',
    purpose: 'Take somebody on, or change their role.',
    role: 'admin',
    input: z.object({
      email,
      name: z.string().trim().min(1).max(100),
      role: z.enum(staffRoles).describe(staffRoles.join(', ')),
      reason,
    }),
    run: ({ clock, db }, { actor }, { reason, ...person }) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const row = await writeStaff(tx, { ...person, id: newId(), created: now })
        const subject = `staff:${row.id}`
        const act = `staff.make.${row.role}`
        await writeAudit(tx, { brand: everyBrand, actor, act, subject, reason, now })
        return row
      }),
  }),
  act({
    name: 'end-staff',
    purpose: 'Take somebody’s rights away.',
    role: 'admin',
    input: z.object({ email, reason }),
    run: ({ clock, db }, { actor }, { email, reason }) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const row = await closeStaff(tx, email, now)
        if (!row) throw refuse('not_found', { field: 'email' })
        const subject = `staff:${row.id}`
        const act = 'staff.end'
        await writeAudit(tx, { brand: everyBrand, actor, act, subject, reason, now })
        return row
      }),
  }),
]
