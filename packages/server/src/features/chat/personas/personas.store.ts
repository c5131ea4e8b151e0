import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { members } from '../../../tables/index.ts'

/** The brand of a member and the language in which they are answered. */
export async function findMemberLanguage(db: Db, member: string) {
  const [row] = await db
    .select({ brand: members.brand, language: members.language })
    .from(members)
    .where(eq(members.id, member))
  return row
}
