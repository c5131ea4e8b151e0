import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { choices, introductions, likes, members } from '../../../tables/index.ts'

/** Who was introduced to a member. */
export async function findIntroducedIds(db: Db, member: string): Promise<Set<string>> {
  const rows = await db
    .select({ profile: introductions.profile })
    .from(introductions)
    .where(eq(introductions.member, member))
  return new Set(rows.map(({ profile }) => profile))
}

/** The latest introduction since a moment, and whether its like is still unopened. */
export async function findRecentIntroduction(db: Db, member: string, since: Date) {
  const [row] = await db
    .select({ profile: introductions.profile, isNew: sql<boolean>`${likes.to} is not null` })
    .from(introductions)
    .leftJoin(
      likes,
      and(eq(likes.from, introductions.profile), eq(likes.to, member), isNull(likes.opened)),
    )
    .where(and(eq(introductions.member, member), gt(introductions.created, since)))
    .orderBy(desc(introductions.created))
    .limit(1)
  return row
}

interface IntroductionScope {
  readonly member: string
  /** Whether the brand has labelled fictional people. */
  readonly withFictional: boolean
  readonly since: Date
  /** How many introductions somebody gets since then in their own name. */
  readonly maxEach: number
}

/** Who may be introduced: chose so, or is labelled as fictional; not twice, not one who has liked before. */
export const introductionConditions = ({
  member,
  withFictional,
  since,
  maxEach: mostEach,
}: IntroductionScope): SQL[] => [
  sql`(exists (select 1 from ${choices} where ${choices.member} = ${members.id} and ${choices.introducedSince} is not null)
    or (${members.fictional} and ${withFictional}))`,
  sql`not exists (select 1 from ${introductions} where ${introductions.member} = ${member} and ${introductions.profile} = ${members.id})`,
  sql`not exists (select 1 from ${likes} where ${likes.from} = ${members.id} and ${likes.to} = ${member})`,
  sql`(select count(*) from ${introductions} where ${introductions.profile} = ${members.id} and ${introductions.created} > ${since.toISOString()}::timestamptz) < ${mostEach}`,
]

export const insertIntroduction = (tx: Db, row: typeof introductions.$inferInsert) =>
  tx.insert(introductions).values(row).onConflictDoNothing()
