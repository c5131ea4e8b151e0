import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type PrivacyChoicesRow, privacyChoices } from '../../tables/index.ts'

const defaults = {
  introducedSince: null,
  showsRead: true,
  showsTyping: true,
  showsGifts: false,
  timeZone: null,
} as const satisfies Omit<PrivacyChoicesRow, 'member'>

/** A member's privacy choices, or the defaults. */
export async function readChoices(db: Db, member: string): Promise<PrivacyChoicesRow> {
  const [row] = await db.select().from(privacyChoices).where(eq(privacyChoices.member, member))
  return row ?? { member, ...defaults }
}

export const saveChoices = (
  tx: Db,
  member: string,
  change: Partial<Omit<PrivacyChoicesRow, 'member'>>,
) =>
  tx
    .insert(privacyChoices)
    .values({ member, ...defaults, ...change })
    .onConflictDoUpdate({ target: privacyChoices.member, set: { member, ...change } })
