import type { ConsentKind } from '@bouquet/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { newId } from '../../platform/ids.ts'
import { consents } from '../../tables/index.ts'

interface Decision {
  readonly member: string
  readonly kind: ConsentKind
  readonly given: boolean
  readonly version: Date
  readonly decided: Date
}

export const insertConsent = (tx: Db, decision: Decision) =>
  tx.insert(consents).values({ id: newId(), ...decision })

/** A member's decisions, the latest first. */
export const listConsents = (db: Db, member: string) =>
  db
    .select()
    .from(consents)
    .where(eq(consents.member, member))
    .orderBy(desc(consents.decided), desc(consents.id))
