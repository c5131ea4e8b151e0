import { findMember } from '../../features/members/index.ts'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'

/** @throws DomainError not_found with the field that names somebody who is no member of the brand */
export async function requireMember(
  db: Db,
  brand: string,
  id: string,
  field: string,
): Promise<void> {
  if ((await findMember(db, id))?.brand !== brand) throw refuse('not_found', { field })
}
