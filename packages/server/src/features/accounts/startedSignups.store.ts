import type { PendingSignup } from '@bouquet/contract'
import { and, eq, gt } from 'drizzle-orm'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import { startedSignups } from '../../tables/index.ts'

interface NewStartedSignup {
  readonly brand: string
  readonly data: PendingSignup
  readonly now: Date
  readonly lifetimeSeconds: number
}

/** @returns the token for the link; only its hash is stored */
export async function insertStartedSignup(
  tx: Db,
  { brand, data, now: created, lifetimeSeconds: lastsSeconds }: NewStartedSignup,
): Promise<string> {
  const token = newToken()
  await tx.insert(startedSignups).values({
    tokenHash: hashToken(token),
    brand,
    data,
    created,
    ends: secondsAfter(created, lastsSeconds),
  })
  return token
}

const isUsable = (brand: string, token: string, now: Date) =>
  and(
    eq(startedSignups.tokenHash, hashToken(token)),
    eq(startedSignups.brand, brand),
    gt(startedSignups.ends, now),
  )

export async function findStartedSignup(db: Db, brand: string, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(startedSignups)
    .where(isUsable(brand, token, now))
  return row?.data
}

/** Deletes and returns a started signup. Of concurrent calls, one gets it. */
export async function consumeStartedSignup(tx: Db, brand: string, token: string, now: Date) {
  const [row] = await tx
    .delete(startedSignups)
    .where(isUsable(brand, token, now))
    .returning()
  return row?.data
}
