import { and, eq, gt, isNull, or } from 'drizzle-orm'
import webPushLibrary from 'web-push'
import type { Db } from '../../../platform/database/Database.ts'
import { pushKeys, pushSubscriptions, sessions } from '../../../tables/index.ts'
import type { PushKeys } from './webPush.ts'

const singletonId = 1

/**
 * The VAPID keys of this installation, created at its first start. They are kept in the database because
 * subscriptions of browsers are bound to them; when processes start together, one creates them.
 */
export async function loadPushKeys(db: Db, created: Date): Promise<PushKeys> {
  await db
    .insert(pushKeys)
    .values({ id: singletonId, ...webPushLibrary.generateVAPIDKeys(), created })
    .onConflictDoNothing()
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, singletonId))
  if (!row) throw new Error('The push keys were not saved.')
  return { publicKey: row.publicKey, privateKey: row.privateKey }
}

/** A browser that returns with another login moves its subscription there. */
export async function saveSubscription(
  tx: Db,
  { endpoint, ...row }: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...row })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
}

export function deleteSessionSubscription(tx: Db, session: string) {
  return tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session))
}

export function deleteSubscription(db: Db, endpoint: string) {
  return db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
}

export function savePushState(tx: Db, session: string, push: 'on' | 'off' | 'denied' | null) {
  return tx.update(sessions).set({ push }).where(eq(sessions.id, session))
}

/** The member's browsers with a valid login and an unexpired subscription. */
export function listPushTargets(db: Db, member: string, now: Date) {
  return db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.session))
    .where(
      and(
        eq(pushSubscriptions.member, member),
        gt(sessions.ends, now),
        or(isNull(pushSubscriptions.expires), gt(pushSubscriptions.expires, now)),
      ),
    )
}
