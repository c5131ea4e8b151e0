import type { StaffRole } from '@bouquet/contract/staff'
import { refuse } from '../../platform/errors/DomainError.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { findStaff } from '../accounts/staff.store.ts'
import type { AdminContext } from './act.ts'
import { acts } from './index.ts'
import { requireRole } from './roles.ts'

export interface ActRequest {
  readonly name: string
  readonly given: unknown
  /** E-mail of the member of staff who acts; without it the owner of the machine acts as admin. */
  readonly as?: string | undefined
}

/**
 * Does what an operator ordered on the command line.
 * @throws DomainError not_found for an act there is not, forbidden for one that is not of this role's
 */
export async function performAct(
  context: AdminContext,
  { name, given, as }: ActRequest,
): Promise<unknown> {
  const act = acts.find((one) => one.name === name)
  if (!act) throw refuse('not_found', { field: 'name' })
  const { actor, role } = await findActor(context, as)
  requireRole(role, act.access)
  return act.answer.parse(await act.perform({ ...context, actor }, given))
}

async function findActor(
  { db }: AdminContext,
  as: string | undefined,
): Promise<{ readonly actor: string; readonly role: StaffRole }> {
  if (as === undefined) return { actor: 'command line', role: 'admin' }
  const person = await findStaff(db, as.toLowerCase())
  if (!person) throw refuse('not_found', { field: 'as' })
  return { actor: actorOf(person), role: person.role }
}
