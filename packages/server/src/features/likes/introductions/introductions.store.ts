import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { introductions, likes, members, privacyChoices } from '../../../tables/index.ts'

/** The latest introduction since then, and whether it is unopened. */
export async function findRecentIntroduction(db: Db, member: string, since: Date) {
  const [row] = await db
    .select({ profile: introductions.profile, isNew: sql<boolean>`${likes.liked} is not null` })
    .from(introductions)
    .leftJoin(
      likes,
      and(eq(likes.liker, introductions.profile), eq(likes.liked, member), isNull(likes.opened)),
    )
    .where(and(eq(introductions.member, member), gt(introductions.created, since)))
    .orderBy(desc(introductions.created))
    .limit(1)
  return row
}

interface IntroductionScope {
  readonly member: string
  /** Whether the brand has labelled fictional profiles. */
  readonly withFictional: boolean
  readonly since: Date
  /** Introductions in the name of one member since then. */
  readonly maxEach: number
}

/**
 * Conditions for members who may be introduced: they agreed or are labelled as fictional, were not
 * introduced to this member before and have not liked them.
 */
export function introductionConditions({
  member,
  withFictional,
  since,
  maxEach: mostEach,
}: IntroductionScope): SQL[] {
  return [
    sql`(exists (select 1 from ${privacyChoices} where ${privacyChoices.member} = ${members.id} and ${privacyChoices.introducedSince} is not null)
    or (${members.fictional} and ${withFictional}))`,
    sql`not exists (select 1 from ${introductions} where ${introductions.member} = ${member} and ${introductions.profile} = ${members.id})`,
    sql`not exists (select 1 from ${likes} where ${likes.liker} = ${members.id} and ${likes.liked} = ${member})`,
    sql`(select count(*) from ${introductions} where ${introductions.profile} = ${members.id} and ${introductions.created} > ${since.toISOString()}::timestamptz) < ${mostEach}`,
  ]
}

export function insertIntroduction(tx: Db, row: typeof introductions.$inferInsert) {
  return tx.insert(introductions).values(row).onConflictDoNothing()
}
