import { and, eq, gt, isNull } from 'drizzle-orm'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { type MemberRow, mailLinks } from '../../tables/index.ts'

type Purpose = (typeof mailLinks.$inferInsert)['purpose']

interface NewLink {
  readonly member: string
  readonly email: string
  readonly purpose: Purpose
  readonly now: Date
  readonly lifetimeSeconds: number
}

/** @returns the token for the link; only its hash is stored */
export async function insertLink(tx: Db, link: NewLink): Promise<string> {
  const { now: created, lifetimeSeconds: lastsSeconds, ...rest } = link
  const token = newToken()
  const ends = secondsAfter(created, lastsSeconds)
  await tx.insert(mailLinks).values({ ...rest, created, ends, tokenHash: hashToken(token) })
  return token
}

const isUsable = (token: string, purpose: Purpose, now: Date) =>
  and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.ends, now),
    isNull(mailLinks.used),
  )

/** A link that is usable now. It may still be used up before it is consumed. */
export async function findUsableLink(db: Db, token: string, purpose: Purpose, now: Date) {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(isUsable(token, purpose, now))
  return link
}

/** Whether a usable link was sent to the member's current address. */
export async function hasValidLink(
  db: Db,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ member: mailLinks.member })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.member, id),
        eq(mailLinks.email, email),
        eq(mailLinks.purpose, purpose),
        gt(mailLinks.ends, now),
        isNull(mailLinks.used),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Marks a link as used. Of concurrent calls, one gets it. */
export async function consumeLink(tx: Db, token: string, purpose: Purpose, now: Date) {
  const [link] = await tx
    .update(mailLinks)
    .set({ used: now })
    .where(isUsable(token, purpose, now))
    .returning()
  return link
}

/** A link, used or not, for links that may be followed twice. */
export async function findLink(db: Db, token: string, purpose: Purpose) {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashToken(token)), eq(mailLinks.purpose, purpose)))
  return link
}

/** Id of the member that a link of any purpose was made for, used or not. */
export async function findLinkOwner(db: Db, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ member: mailLinks.member })
    .from(mailLinks)
    .where(eq(mailLinks.tokenHash, hashToken(token)))
  return link?.member
}

/** Invalidates the member's unused links of a purpose. */
export function deleteLinks(tx: Db, member: string, purpose: Purpose) {
  return tx
    .delete(mailLinks)
    .where(
      and(eq(mailLinks.member, member), eq(mailLinks.purpose, purpose), isNull(mailLinks.used)),
    )
}
