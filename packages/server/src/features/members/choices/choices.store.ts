import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { type ChoicesRow, choices } from '../../../tables/index.ts'

const defaults = {
  introducedSince: null,
  showsRead: true,
  showsTyping: true,
  showsGifts: false,
  timeZone: null,
} as const satisfies Omit<ChoicesRow, 'member'>

/** A member's privacy choices, or the defaults. */
export async function readChoices(db: Db, member: string): Promise<ChoicesRow> {
  const [row] = await db.select().from(choices).where(eq(choices.member, member))
  return row ?? { member, ...defaults }
}

export const saveChoices = (tx: Db, member: string, change: Partial<Omit<ChoicesRow, 'member'>>) =>
  tx
    .insert(choices)
    .values({ member, ...defaults, ...change })
    .onConflictDoUpdate({ target: choices.member, set: { member, ...change } })
