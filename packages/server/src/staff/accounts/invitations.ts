import { type Invitation, staffLifetimes, staffPasswordMinLength } from '@bouquet/contract/staff'
import { limitCodeAttempts, requireSecondFactor } from '../../features/accounts/index.ts'
import { checkNewPassword, hashPassword } from '../../features/members/index.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { limitRate, networkOf } from '../../platform/throttle/limitRate.ts'
import { actorOf, auditStaff } from './auditStaff.ts'
import {
  deleteStaffSessions,
  findInvited,
  takeInvitation,
  writeInvitation,
} from './logins.store.ts'
import { setPassword } from './staff.store.ts'
import { staffOwner } from './staffHolder.ts'
import { type StartedStaffSession, startStaffSession } from './staffSession.ts'

/** Creates an invitation for one person, which invalidates an earlier one. */
export async function inviteStaff(
  tx: Db,
  { staff, now }: { readonly staff: string; readonly now: Date },
): Promise<Invitation> {
  const token = newToken()
  const ends = secondsAfter(now, staffLifetimes.invitationHours * 3_600)
  await writeInvitation(tx, { staff, tokenHash: hashToken(token), created: now, ends })
  return { token, ends: ends.toISOString() }
}

interface Acceptance {
  readonly token: string
  readonly password: string
  readonly password_again: string
  /** Required with a second factor. */
  readonly code?: string | undefined
}

const tries = { most: 20, windowSeconds: 900 }

/**
 * Sets the password of the invited person, ends their other logins and logs them in.
 * @throws DomainError link_invalid, password_too_short (params.min), passwords_differ, password_guessable,
 * second_factor_required, second_factor_wrong, second_factor_used, login_blocked (params.minutes), which leave the
 * invitation good
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, password, password_again, code }: Acceptance,
): Promise<StartedStaffSession> {
  const { brands, clock, db, visit } = ctx
  await limitRate(ctx, { key: `invitation:${networkOf(visit.address)}`, ...tries })
  const now = clock.now()
  const owner = await staffOfInvitation(ctx, token)
  if (!owner) throw refuse('link_invalid', { field: 'token' })
  await checkNewPassword(password, {
    owner: { ...owner, brands: brands.all() },
    again: password_again,
    min: staffPasswordMinLength,
  })
  const passwordHash = await hashPassword(password)
  const accept = async (tx: Db) => {
    const invited = await takeInvitation(tx, hashToken(token), now)
    const person = invited && (await setPassword(tx, invited, passwordHash))
    if (!person) throw refuse('link_invalid', { field: 'token' })
    await requireSecondFactor(tx, ctx, { owner: staffOwner(person), code })
    await deleteStaffSessions(tx, person.id)
    await auditStaff(tx, {
      actor: actorOf(person),
      act: 'staff.password',
      staff: person.id,
      reason: 'invitation accepted',
      now,
    })
    return startStaffSession(tx, { staff: person, now })
  }
  return limitCodeAttempts(ctx, { owner: staffOwner(owner), code }, () => db.transaction(accept))
}

/** Who is invited; undefined for an invitation that was used or has expired. */
export function staffOfInvitation({ clock, db }: Ctx, token: string) {
  return findInvited(db, hashToken(token), clock.now())
}
