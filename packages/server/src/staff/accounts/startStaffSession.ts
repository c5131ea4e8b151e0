import { staffLifetimes } from '@bouquet/contract/staff'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import type { StaffRow } from '../../tables/index.ts'
import { insertLogin } from './logins.store.ts'

/** A login that has just begun; the token is for the cookie and cannot be read again. */
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
  await insertLogin(tx, {
    id: newId(),
    staff: staff.id,
    tokenHash: hashToken(token),
    created: now,
    ends,
  })
  return { staff, token, ends }
}
