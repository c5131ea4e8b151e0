import { withoutSensitive } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { matchAnswers } from '../../../tables/index.ts'
import { emptyAttributes } from '../../settings/index.ts'

/** Takes what is sensitive out of what a member told the match finder. */
export async function removeSensitiveInterests(tx: Db, member: string): Promise<void> {
  const own = eq(matchAnswers.member, member)
  const [wishes] = await tx.select().from(matchAnswers).where(own)
  if (!wishes) return
  const { interests } = withoutSensitive({ ...emptyAttributes, interests: wishes.interests })
  await tx.update(matchAnswers).set({ interests }).where(own)
}
