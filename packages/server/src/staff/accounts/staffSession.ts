import { staffLifetimes } from '@bouquet/contract/staff'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import type { StaffRow } from '../../tables/index.ts'
import { actorOf, auditStaff } from './auditStaff.ts'
import { deleteStaffSession, type findStaffSession, insertStaffSession } from './logins.store.ts'

/** A new login. The token goes into the cookie; only its hash is stored. */
export interface StartedStaffSession {
  readonly staff: StaffRow
  readonly token: string
  readonly ends: Date
}

export async function startStaffSession(
  tx: Db,
  { staff, now }: { readonly staff: StaffRow; readonly now: Date },
): Promise<StartedStaffSession> {
  const token = newToken()
  const ends = secondsAfter(now, staffLifetimes.sessionHours * 3_600)
  await insertStaffSession(tx, {
    id: newId(),
    staff: staff.id,
    tokenHash: hashToken(token),
    created: now,
    ends,
  })
  return { staff, token, ends }
}

export type DeskLogin = NonNullable<Awaited<ReturnType<typeof findStaffSession>>>

/** Ends one login. */
export function signOut(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { session, staff }: DeskLogin,
): Promise<void> {
  return db.transaction(async (tx) => {
    await deleteStaffSession(tx, session.id)
    await auditStaff(tx, {
      actor: actorOf(staff),
      act: 'staff.sign-out',
      staff: staff.id,
      reason: 'at the desk',
      now: clock.now(),
    })
  })
}
