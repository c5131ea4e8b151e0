import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import {
  type MemberRow,
  members,
  type PrivacyChoicesRow,
  privacyChoices,
} from '../../tables/index.ts'

/**
 * Condition for members that a viewer may find. Members in privacy mode are visible only to people they like and to
 * people in their conversations. These people are listed once per statement: for a lookup by member, PostgreSQL would
 * expect high costs and avoid the index-only scan.
 */
export function visibleTo(viewer: string | null): SQL {
  if (viewer === null) return sql`not ${members.privacyMode}`
  return sql`(not ${members.privacyMode} or ${members.id} = ${viewer}
    or ${members.id} in (select liker from likes where liked = ${viewer})
    or ${members.id} in (select mine.member from participants mine
      join participants theirs on theirs.conversation = mine.conversation
      where not mine.hidden and theirs.member = ${viewer}))`
}

/** Whether a viewer may find a member; queries the database only for members in privacy mode. */
export async function isVisibleTo(
  db: Db,
  { id, privacyMode }: Pick<MemberRow, 'id' | 'privacyMode'>,
  viewer: string | null,
): Promise<boolean> {
  if (!privacyMode || id === viewer) return true
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), visibleTo(viewer)))
  return rows.length > 0
}

const defaults = {
  introducedSince: null,
  showsRead: true,
  showsTyping: true,
  showsGifts: false,
  timeZone: null,
  shownOnLandingSince: null,
} as const satisfies Omit<PrivacyChoicesRow, 'member'>

/** A member's privacy choices, or the defaults. */
export async function readChoices(db: Db, member: string): Promise<PrivacyChoicesRow> {
  const [row] = await db.select().from(privacyChoices).where(eq(privacyChoices.member, member))
  return row ?? { member, ...defaults }
}

export function saveChoices(
  tx: Db,
  member: string,
  change: Partial<Omit<PrivacyChoicesRow, 'member'>>,
) {
  return tx
    .insert(privacyChoices)
    .values({ member, ...defaults, ...change })
    .onConflictDoUpdate({ target: privacyChoices.member, set: { member, ...change } })
}
