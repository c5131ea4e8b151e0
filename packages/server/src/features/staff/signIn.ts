import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { countLogin, forgiveLogin } from '../../platform/throttle/loginTries.ts'
import { fitsPassword } from '../accounts/index.ts'
import { type Entered, enterDesk } from './enterDesk.ts'
import { actorOf, noteStaff } from './noteStaff.ts'
import { findStaff } from './staff.store.ts'

/** No brand has such a name, so that its members' tries count elsewhere. */
const realm = '@desk'

const stranger = 'stranger'

/**
 * Logs somebody of the staff in. Whether it was refused or not, it stands in the audit log.
 * @throws DomainError login_failed, login_blocked (params.minutes)
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Entered> {
  const { clock, db, visit } = ctx
  const tried = { realm, email, address: visit.address }
  await countLogin(ctx, tried)
  const person = await findStaff(db, email.toLowerCase())
  const fits = await fitsPassword(password, person?.passwordHash ?? undefined)
  const now = clock.now()
  const reason = `from ${visit.address || 'this machine'}`
  if (!person || !fits) {
    const staff = person?.id ?? 'unknown'
    await noteStaff(db, { actor: stranger, act: 'staff.sign-in.refused', staff, reason, now })
    throw refuse('login_failed')
  }
  await forgiveLogin(db, tried)
  return db.transaction(async (tx) => {
    const actor = actorOf(person)
    await noteStaff(tx, { actor, act: 'staff.sign-in', staff: person.id, reason, now })
    return enterDesk(tx, person, now)
  })
}
