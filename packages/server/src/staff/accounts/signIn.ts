import { isDemoStaff } from '../../demo/desk/demoStaff.ts'
import { limitCodeAttempts, verifyCode } from '../../features/accounts/index.ts'
import { verifyPassword } from '../../features/members/index.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { clearLoginAttempts, countLoginAttempt } from '../../platform/throttle/loginAttempts.ts'
import type { StaffRow } from '../../tables/index.ts'
import { actorOf, auditStaff } from './auditStaff.ts'
import { findStaff } from './staff.store.ts'
import { staffOwner } from './staffHolder.ts'
import { type StartedStaffSession, startStaffSession } from './staffSession.ts'

/** Not a valid brand id, so that attempts are counted apart from those of members. */
const realm = '@desk'

const stranger = 'stranger'

interface SignIn {
  readonly email: string
  readonly password: string
  /** Required with a second factor. */
  readonly code?: string | undefined
}

/**
 * Logs a member of staff in. Successful and failed attempts are written to the audit log, except a right password
 * without the required code.
 * @throws DomainError login_failed, login_blocked (params.minutes), second_factor_required, second_factor_wrong,
 * second_factor_used
 */
export async function signIn(
  ctx: Ctx,
  { email, password, code }: SignIn,
): Promise<StartedStaffSession> {
  const { clock, db, visit } = ctx
  const tried = { realm, email, address: visit.address }
  await countLoginAttempt(ctx, tried)
  const person = await staffOfEmail(ctx, email)
  const isCorrect = await verifyPassword(password, person?.passwordHash ?? undefined)
  const now = clock.now()
  const reason = `from ${visit.address || 'this machine'}`
  const auditRefusal = (staff: string, why: string) =>
    auditStaff(db, { actor: stranger, act: 'staff.sign-in.refused', staff, reason: why, now })
  if (!person || !isCorrect || isPublished(ctx, person)) {
    await auditRefusal(person?.id ?? 'unknown', reason)
    throw refuse('login_failed')
  }
  const owner = staffOwner(person)
  const enter = async () => {
    const verdict = await verifyCode(db, ctx, { owner, code })
    if (verdict === 'second_factor_required') throw refuse(verdict, { field: 'code' })
    if (verdict === 'second_factor_wrong' || verdict === 'second_factor_used') {
      await auditRefusal(person.id, `${reason}, ${verdict}`)
      throw refuse(verdict, { field: 'code' })
    }
    await clearLoginAttempts(ctx, tried)
    return db.transaction(async (tx) => {
      const actor = actorOf(person)
      await auditStaff(tx, { actor, act: 'staff.sign-in', staff: person.id, reason, now })
      return startStaffSession(tx, { staff: person, now })
    })
  }
  return limitCodeAttempts(ctx, { owner, code }, enter)
}

/**
 * Whether the password is public: that of a demo's staff, on a site that has become real or is reached like a real
 * one.
 */
export function isPublished(
  { config, visit }: Pick<Ctx, 'config' | 'visit'>,
  { email }: Pick<StaffRow, 'email'>,
): boolean {
  return !(config.demo && visit.isLocal) && isDemoStaff(email)
}

/** Whose login an attempt is about; undefined for an address without one. */
export function staffOfEmail({ db }: Ctx, email: string) {
  return findStaff(db, email.toLowerCase())
}
