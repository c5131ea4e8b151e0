import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { findBlocks } from './blocks.store.ts'

/**
 * Stops whatever would reach across a block.
 * @throws DomainError blocked_by with the name when the other has blocked this member, forbidden when
 *   this member has blocked the other
 */
export async function refuseBlocked(
  db: Db,
  member: string,
  other: { readonly id: string; readonly name: string },
): Promise<void> {
  const found = await findBlocks(db, member, other.id)
  if (found.some(({ blocker }) => blocker === other.id)) {
    throw refuse('blocked_by', { params: { name: other.name } })
  }
  if (found.length > 0) throw refuse('forbidden', { field: 'profile' })
}
