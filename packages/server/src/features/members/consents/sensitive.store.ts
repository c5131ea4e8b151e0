import { withoutSensitive } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { matchWishes } from '../../../tables/index.ts'
import { emptyAttributes } from '../../settings/index.ts'

/** Takes what is sensitive out of what a member told the match finder. */
export async function removeSensitiveInterests(tx: Db, member: string): Promise<void> {
  const own = eq(matchWishes.member, member)
  const [wishes] = await tx.select().from(matchWishes).where(own)
  if (!wishes) return
  const { interests } = withoutSensitive({ ...emptyAttributes, interests: wishes.interests })
  await tx.update(matchWishes).set({ interests }).where(own)
}
