import type { StaffRole } from '@bouquet/contract/staff'
import { refuse } from '../../platform/errors/DomainError.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { findStaff } from '../accounts/staff.store.ts'
import type { AdminContext } from './defineAction.ts'
import { requireRole } from './defineAction.ts'
import { actions } from './index.ts'

export interface ActionRequest {
  readonly name: string
  readonly given: unknown
  /** E-mail of the acting member of staff; without it, the owner of the machine acts as admin. */
  readonly as?: string | undefined
}

/**
 * Performs an action from the command line.
 * @throws DomainError not_found for an unknown action, forbidden for the role
 */
export async function performAction(
  context: AdminContext,
  { name, given, as }: ActionRequest,
): Promise<unknown> {
  const action = actions.find((one) => one.name === name)
  if (!action) throw refuse('not_found', { field: 'name' })
  const { actor, role } = await findActor(context, as)
  requireRole(role, action.access)
  return action.response.parse(await action.perform({ ...context, actor }, given))
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
