import type { Services } from '../../platform/http/Services.ts'
import { actorOf, auditStaff } from './auditStaff.ts'
import { deleteLogin, type findLogin } from './logins.store.ts'

export type DeskLogin = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** Ends one login at the desk. */
export const signOut = (
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { session, staff }: DeskLogin,
): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteLogin(tx, session.id)
    await auditStaff(tx, {
      actor: actorOf(staff),
      act: 'staff.sign-out',
      staff: staff.id,
      reason: 'at the desk',
      now: clock.now(),
    })
  })
