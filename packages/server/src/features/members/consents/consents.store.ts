import { type ConsentKind, withoutSensitive } from '@bouquet/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { newId } from '../../../platform/ids.ts'
import { consents, matchAnswers } from '../../../tables/index.ts'
import { emptyAttributes } from '../../settings/index.ts'

interface Decision {
  readonly member: string
  readonly kind: ConsentKind
  readonly given: boolean
  readonly version: Date
  readonly decided: Date
  /** The other brand, for a consent to be shown there. */
  readonly brand?: string
}

export function insertConsent(tx: Db, decision: Decision) {
  return tx.insert(consents).values({ id: newId(), ...decision })
}

/** A member's decisions, the latest first. */
export function listConsents(db: Db, member: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.member, member))
    .orderBy(desc(consents.decided), desc(consents.id))
}

/** Whether the latest decision of a kind gave consent. */
export async function hasConsent(db: Db, member: string, kind: ConsentKind): Promise<boolean> {
  const [latest] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.member, member), eq(consents.kind, kind)))
    .orderBy(desc(consents.decided), desc(consents.id))
    .limit(1)
  return latest?.given ?? false
}

/** Removes sensitive interests from a member's match finder. */
export async function removeSensitiveInterests(tx: Db, member: string): Promise<void> {
  const own = eq(matchAnswers.member, member)
  const [answers] = await tx.select().from(matchAnswers).where(own)
  if (!answers) return
  const { interests } = withoutSensitive({ ...emptyAttributes, interests: answers.interests })
  await tx.update(matchAnswers).set({ interests }).where(own)
}
