import type { Db } from '../database/Database.ts'
import { insertAudit } from './audit.store.ts'

interface AuditRecord {
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

/** Records an action of staff in the transaction that performs it, so that both or neither are stored. */
export async function writeAudit(tx: Db, { now, ...record }: AuditRecord): Promise<void> {
  await insertAudit(tx, { ...record, created: now })
}
