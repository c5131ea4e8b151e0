import type { Db } from '../database/Database.ts'
import { insertAudit } from './audit.store.ts'

interface Act {
  readonly brand: string
  readonly actor: string
  /** What was done, as in `photo.reject`. */
  readonly act: string
  /** To what, as in `photo:018f…`. */
  readonly subject: string
  /** The reason as the actor stated it. */
  readonly reason: string
  readonly now: Date
}

/** Notes an act of staff in the transaction that does it, so that neither stands without the other. */
export async function writeAudit(tx: Db, { now, ...act }: Act): Promise<void> {
  await insertAudit(tx, { ...act, created: now })
}
