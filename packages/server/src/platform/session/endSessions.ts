import type { Address, Bus } from '../bus/Bus.ts'
import type { Db } from '../database/Database.ts'
import { deleteSession, deleteSessions, endOldestSessions } from './session.store.ts'

/** Whose sessions end, and the bus that tells their open pages. */
interface SessionOwner extends Address {
  readonly bus: Bus
}

/** Ends one session of a member. The streams of its pages close when the transaction commits. */
export function endSession(tx: Db, owner: SessionOwner, id: string): Promise<void> {
  return tell(tx, owner, deleteSession(tx, owner.member, id))
}

/** Ends all sessions of a member except one, or all of them. */
export function endSessions(
  tx: Db,
  owner: SessionOwner,
  { except }: { readonly except: string | null },
): Promise<void> {
  return tell(tx, owner, deleteSessions(tx, owner.member, except))
}

/** Ends the least recently seen sessions of a member beyond `most`. */
export function limitSessions(tx: Db, owner: SessionOwner, most: number): Promise<void> {
  return tell(tx, owner, endOldestSessions(tx, owner.member, most))
}

async function tell(tx: Db, { bus, ...to }: SessionOwner, ended: Promise<readonly unknown[]>) {
  if ((await ended).length > 0) await bus.publish(tx, to, { type: 'sessions' })
}
