import { type Invitation, staffLifetimes } from '@bouquet/contract/staff'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { writeInvitation } from './logins.store.ts'

/** Makes an invitation, to be handed to one person; an earlier one for them is no longer good. */
export async function inviteStaff(
  tx: Db,
  { staff, now }: { readonly staff: string; readonly now: Date },
): Promise<Invitation> {
  const token = newToken()
  const ends = secondsAfter(now, staffLifetimes.invitationHours * 3_600)
  await writeInvitation(tx, { staff, tokenHash: hashToken(token), created: now, ends })
  return { token, ends: ends.toISOString() }
}
