import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import { members } from '../../tables/index.ts'

/**
 * Holds the member's row until the transaction ends, so that two entries cannot pass each other. Rows of others
 * may name the member meanwhile, as a message to them does.
 */
export async function lockMember(tx: Db, member: string) {
  const [row] = await tx
    .select({ status: members.status, paid: members.paid })
    .from(members)
    .where(eq(members.id, member))
    .for('no key update')
  if (!row) throw refuse('not_found')
  return row
}
